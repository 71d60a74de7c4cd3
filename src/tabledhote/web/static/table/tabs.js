// Tabs, which only small screens show; on wide ones all panels are in view.

import { byId, parts } from "../shared/elements.js";

const panelOf = (/** @type {HTMLElement} */ tab) => tab.getAttribute("aria-controls") ?? "";

/** Makes the tabs work; the function returned opens a panel. */
export function tabs() {
  const all = parts(document, "[role=tab]");

  /** @param {string} panel */
  function open(panel, focus = false) {
    for (const tab of all) {
      const selected = panelOf(tab) === panel;
      tab.setAttribute("aria-selected", String(selected));
      tab.tabIndex = selected ? 0 : -1;
      byId(panelOf(tab)).classList.toggle("shown", selected);
      if (selected && focus) tab.focus();
    }
  }

  for (const tab of all) {
    tab.addEventListener("click", () => open(panelOf(tab)));
    tab.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      const next = all[(all.indexOf(tab) + 1) % all.length];
      open(panelOf(next), true);
    });
  }
  open(panelOf(all[0]));
  return (/** @type {string} */ panel) => {
    open(panel);
    byId(panel).focus();
  };
}
