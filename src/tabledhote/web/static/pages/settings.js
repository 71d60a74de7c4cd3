// Settings: readers who want notifications are asked for permission at once, and see it if the browser refuses.

import { byId, part, parts } from "../shared/elements.js";

for (const choice of parts(document, "[name=notify]", HTMLInputElement)) {
  choice.addEventListener("change", async () => {
    const granted =
      choice.value === "off" ||
      ("Notification" in globalThis && (await Notification.requestPermission()) === "granted");
    byId("refused").hidden = granted;
    if (!granted) part(document, "[name=notify][value=off]", HTMLInputElement).checked = true;
  });
}
