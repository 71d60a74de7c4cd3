// Settings: who wants to be notified is asked for permission at once, and told if the browser refuses.

const refused = document.getElementById("refused");

for (const choice of document.querySelectorAll("[name=notify]")) {
  choice.addEventListener("change", async () => {
    const granted =
      choice.value === "off" || (globalThis.Notification && (await Notification.requestPermission()) === "granted");
    refused.hidden = granted;
    if (!granted) document.querySelector("[name=notify][value=off]").checked = true;
  });
}
