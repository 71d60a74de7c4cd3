// Prints a part of a page; the rest stays on the screen.

import { parts } from "../shared/elements.js";

for (const button of parts(document, "[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    document.body.dataset.printed = button.dataset.print;
    for (const picture of document.images) picture.loading = "eager";
    print();
  });
}
addEventListener("afterprint", () => delete document.body.dataset.printed);
