// Before anything is drawn: small windows have nothing beside the board. Later board/fit.js decides what fits.
if (matchMedia("(max-width: 40rem)").matches) document.documentElement.classList.add("stacked");
