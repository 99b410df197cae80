/* Everything on a page that cannot be read or pressed: covered, cut, too small. Returns one line for each fault. */
(touch, ignored) => {
  const SMALL_TEXT = 11;
  const POINTER = 24;
  const FINGER = 44;
  const INTERACTIVE = "a[href], button, input, select, textarea, summary, [role=button]";
  const faults = new Set();

  const style = (el) => getComputedStyle(el);
  const named = (el) => {
    const words = (el.getAttribute("aria-label") || el.innerText || el.textContent || el.id || "").trim().replace(/\s+/g, " ");
    return `${el.tagName.toLowerCase()}${el.classList.length ? "." + [...el.classList].filter((c) => !c.startsWith("svelte-")).join(".") : ""} “${words.slice(0, 50)}”`;
  };
  const isHidden = (el) => {
    if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (let at = el; at; at = at.parentElement) {
      if (style(at).clipPath === "inset(50%)" || at.hasAttribute("inert") || at.matches("script, style, title, desc")) return true;
    }
    return false;
  };
  const isSticky = (el) => {
    for (let at = el; at; at = at.parentElement) if (style(at).position === "sticky") return true;
    return false;
  };
  const scrollsSideways = (el) => {
    for (let at = el; at; at = at.parentElement) if (/auto|scroll/.test(style(at).overflowX)) return true;
    return false;
  };
  const isIgnored = (el) => ignored && el.closest(ignored);

  /** What is left of a box after everything that clips it; `onlyHidden` counts as clipping only what cannot be scrolled. */
  const visible = (el, box, onlyHidden = false) => {
    let { left, top, right, bottom } = box;
    let isFixed = style(el).position === "fixed";
    for (let at = el.parentElement; at && !isFixed; at = at.parentElement) {
      const { overflowX, overflowY, position } = style(at);
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      if (onlyHidden && scrolls) return { left, top, right, bottom };
      if (/hidden|clip|auto|scroll/.test(overflowX + overflowY)) {
        const frame = at.getBoundingClientRect();
        if (overflowX !== "visible") [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        if (overflowY !== "visible") [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      isFixed = position === "fixed";
    }
    if (!onlyHidden) {
      [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
      [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    }
    return { left, top, right, bottom };
  };

  /** The box that counts as the target: that of its label, where it has one. */
  const boxOf = (el) => {
    const label = el.matches("input[type=checkbox], input[type=radio]") ? el.closest("label") : null;
    return (label ?? el.querySelector(":scope > .target") ?? el).getBoundingClientRect();
  };

  for (const el of document.querySelectorAll(INTERACTIVE)) {
    if (isHidden(el) || isIgnored(el)) continue;
    const box = boxOf(el);
    if (!box.width || !box.height) continue;
    const seen = visible(el, box);
    const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
    if (width < 6 || height < 6) continue; // scrolled out of sight
    const isPlace = el instanceof SVGElement; // where it lies is what it means: a finger zooms in
    const isInText = el.tagName === "A" && style(el).display === "inline";
    const least = touch && !isPlace ? FINGER : POINTER;
    if (!isInText && (box.width < least - 0.5 || box.height < least - 0.5))
      faults.add(`small target ${Math.round(box.width)}×${Math.round(box.height)}: ${named(el)}`);
    // A part that is scrolled half out of sight is no fault; the middle of what is seen must be free.
    const isWhole = width > box.width - 2 && height > box.height - 2;
    const spread = isPlace ? [[0, 0]] : isWhole ? [[0, 0], [-0.35, 0], [0.35, 0], [0, -0.3], [0, 0.3]] : [[0, 0]];
    for (const [dx, dy] of isInText ? [] : spread) {
      const x = (seen.left + seen.right) / 2 + dx * width;
      const y = (seen.top + seen.bottom) / 2 + dy * height;
      const hit = document.elementFromPoint(x, y);
      const label = el.closest("label");
      if (hit && (el.contains(hit) || hit.contains(el) && !hit.matches(INTERACTIVE) || label?.contains(hit))) {
        if (el.contains(hit) || label?.contains(hit) || isPlace) continue;
      }
      if (isSticky(hit)) break; // what can be scrolled out from under it
      faults.add(`covered: ${named(el)} by ${hit ? named(hit) : "nothing"}`);
      break;
    }
  }

  const layer = (el) => el.closest(".panel, .line, dialog, details, aside, header, footer, .area"); // what may lie over another
  const written = []; // where there is text, and what it says
  /** Whether two texts lie one over the other: their letters, not the room above and below them. */
  const overlap = (one, other) => {
    const [width, height] = ["x", "y"].map((axis) => {
      const [begin, end, less] = axis === "x" ? ["left", "right", 0] : ["top", "bottom", 0.2];
      const shrunk = ({ rect }) => [rect[begin] + less * rect.height, rect[end] - less * rect.height];
      const [[a, b], [c, d]] = [shrunk(one), shrunk(other)];
      return Math.min(b, d) - Math.max(a, c);
    });
    return width > 2 && height > 1;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const el = node.parentElement;
    if (!node.data.trim() || isHidden(el) || isIgnored(el) || el.closest("select, datalist")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width && rect.height);
    if (!rects.length) continue;
    const said = `“${node.data.trim().slice(0, 60)}” in ${named(el)}`;
    const isDrawn = el instanceof SVGElement;
    const scale = isDrawn ? (el.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(style(el).fontSize) * Math.abs(scale);
    const isMark = isDrawn && node.data.trim().length === 1; // the letter of a piece, beside its shape and its colour
    const isPicture = isMark || (isDrawn && el.closest("[aria-hidden=true]")); // its words are said elsewhere
    if (!isPicture && size < SMALL_TEXT - 0.1) faults.add(`small text ${size.toFixed(1)} px: ${said}`);
    if (isPicture) continue;
    for (const rect of rects) {
      const left = visible(el, rect, true);
      const own = !isDrawn && /hidden|clip/.test(style(el).overflowX + style(el).overflowY) ? el.getBoundingClientRect() : null;
      const right = Math.min(left.right, own ? own.right : Infinity);
      const bottom = Math.min(left.bottom, own ? own.bottom : Infinity);
      const isCut = rect.right - right > 1.5 || left.left - rect.left > 1.5 || rect.bottom - bottom > 4 || left.top - rect.top > 4;
      if (isCut) faults.add(`cut text: ${said}`);
      else if (rect.right > innerWidth + 1 && !scrollsSideways(el)) faults.add(`text beside the screen: ${said}`);
      const seen = visible(el, rect);
      const hit = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
      const isSeen = seen.bottom - seen.top > rect.height / 2 && seen.right - seen.left > rect.width / 2;
      if (isSeen && hit && layer(hit) === layer(el) && !isSticky(hit)) written.push({ rect: { ...seen, height: rect.height }, node, said });
    }
    if (!isDrawn && style(el).display !== "inline" && el.clientWidth && el.scrollWidth > el.clientWidth + 1 && !/auto|scroll/.test(style(el).overflowX))
      faults.add(`text wider than its box: ${said}`);
  }
  for (const [number, one] of written.entries()) {
    for (const other of written.slice(0, number)) {
      if (one.node !== other.node && overlap(one, other)) faults.add(`texts overlap: ${one.said} and ${other.said}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.add("the page scrolls sideways");
  return [...faults];
}
