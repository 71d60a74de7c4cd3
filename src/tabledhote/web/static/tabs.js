// Tabs, which only small screens show; on wide ones all panels are in view.

/** Makes the tabs work; the function returned opens a panel. */
export function tabs() {
  const all = [...document.querySelectorAll("[role=tab]")];

  function open(panel, focus = false) {
    for (const tab of all) {
      const selected = tab.getAttribute("aria-controls") === panel;
      tab.setAttribute("aria-selected", selected);
      tab.tabIndex = selected ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).classList.toggle("shown", selected);
      if (selected && focus) tab.focus();
    }
  }

  for (const tab of all) {
    tab.addEventListener("click", () => open(tab.getAttribute("aria-controls")));
    tab.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      const next = all[(all.indexOf(tab) + 1) % all.length];
      open(next.getAttribute("aria-controls"), true);
    });
  }
  open(all[0].getAttribute("aria-controls"));
  return (panel) => {
    open(panel);
    document.getElementById(panel).focus();
  };
}
