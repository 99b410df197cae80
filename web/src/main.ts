import { mount } from "svelte";

import App from "./app/App.svelte";
import "./app/app.css";
import { reader } from "./net/me.svelte";
import { keepPrefs, prefs } from "./app/prefs.svelte";
import { followLinks } from "./app/route.svelte";
import { catalogue } from "./net/text.svelte";

keepPrefs();
followLinks();
void reader.load().catch(() => {}); // the page that needs the server reports that it is unreachable
void catalogue.load(prefs.language).then(() => mount(App, { target: document.getElementById("app")! }));
