// A page without a browser: a small document in place of the global one. Modules look at the document when they are
// imported, so a test makes its page first and imports them afterwards.

import { parseHTML } from "linkedom";

const CLASSES = ["Node", "Element", "HTMLElement", "SVGElement", "HTMLButtonElement", "HTMLLinkElement", "Event"];

/** Make a page with this body, and with what the server would bring along in #start. */
export function page(body = "", start = {}) {
  const told = JSON.stringify({ language: "en", texts: {}, extras: [], ...start });
  const window = parseHTML(
    `<!doctype html><html><head><meta name="csrf" content="token"></head><body>${body}
    <script type="application/json" id="start">${told}</script></body></html>`,
  );
  for (const name of CLASSES) globalThis[name] = window[name];
  // linkedom does not know these kinds
  Object.assign(globalThis, {
    MouseEvent: window.Event,
    HTMLDialogElement: HTMLElement,
    HTMLAnchorElement: HTMLElement,
  });
  Object.assign(globalThis, { document: window.document, ResizeObserver: NoSizes, CSS: {} });
  globalThis.location = { pathname: "/tables/1" };
  globalThis.sessionStorage = kept();
  globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
  globalThis.addEventListener ??= () => {};
  return window.document;
}

/** What a tab keeps. */
function kept() {
  const values = new Map();
  return { getItem: (name) => values.get(name) ?? null, setItem: (name, value) => values.set(name, value) };
}

/** Nothing is laid out here, so nothing ever changes its size. */
class NoSizes {
  observe() {}
}
