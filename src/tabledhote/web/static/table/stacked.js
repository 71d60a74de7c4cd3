// Before anything is drawn: small windows have nothing beside the board. What fits is decided by board/fit.js, later.
if (matchMedia("(max-width: 40rem)").matches) document.documentElement.classList.add("stacked");
