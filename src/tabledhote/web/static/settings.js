// Settings: who wants to be notified is asked for permission at once, and told if the browser refuses.

import { byId, part, parts } from "./elements.js";

for (const choice of parts(document, "[name=notify]", HTMLInputElement)) {
  choice.addEventListener("change", async () => {
    const granted =
      choice.value === "off" ||
      ("Notification" in globalThis && (await Notification.requestPermission()) === "granted");
    byId("refused").hidden = granted;
    if (!granted) part(document, "[name=notify][value=off]", HTMLInputElement).checked = true;
  });
}
