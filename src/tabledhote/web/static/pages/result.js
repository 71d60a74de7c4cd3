// After the game: the curve of win chances; and share the address where the device has a way, otherwise copy it.

import { review } from "../replay/review.js";
import { parts } from "../shared/elements.js";

/** @param {HTMLElement} button */
async function share(button) {
  if (navigator.share) {
    await navigator.share({ title: document.title, url: location.href }).catch(() => {});
    return;
  }
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  const label = button.textContent;
  button.textContent = button.dataset.done ?? "";
  setTimeout(() => (button.textContent = label), 2000);
}

for (const button of parts(document, "[data-share]")) button.addEventListener("click", () => share(button));
review();
