import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { reader } from "./lib/me.svelte";
import { keepPrefs, prefs } from "./lib/prefs.svelte";
import { followLinks } from "./lib/route.svelte";
import { catalogue } from "./lib/text.svelte";

keepPrefs();
followLinks();
void reader.load().catch(() => {}); // a server that is away shows itself where it is needed
await catalogue.load(prefs.language);
mount(App, { target: document.getElementById("app")! });
