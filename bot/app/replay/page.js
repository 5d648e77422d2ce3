const root = document.documentElement, all = [...document.querySelectorAll(".moment")];
const slide = document.querySelector("nav input"), told = document.querySelector("nav output"), whole = document.querySelector(".all");
function show(at) {
  const n = Math.max(0, Math.min(all.length - 1, at));
  all.forEach((one, other) => one.classList.toggle("now", other === n));
  slide.value = n;
  told.textContent = all[n].dataset.name;
  slide.setAttribute("aria-valuetext", all[n].dataset.name);
  history.replaceState(null, "", "#" + all[n].id);
  const top = all[n].closest(".turn");
  if (top.getBoundingClientRect().top < 0) top.scrollIntoView();
}
function toggle() {
  const one = root.classList.toggle("one");
  whole.textContent = one ? whole.dataset.all : whole.dataset.one;
}
if (all.length) {
  root.classList.add("js", "one");
  slide.max = all.length - 1;
  slide.addEventListener("input", () => show(+slide.value));
  document.querySelector(".back").addEventListener("click", () => show(+slide.value - 1));
  document.querySelector(".on").addEventListener("click", () => show(+slide.value + 1));
  whole.addEventListener("click", toggle);
  document.addEventListener("keydown", event => {
    const to = { ArrowLeft: +slide.value - 1, ArrowRight: +slide.value + 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.target.closest(".board, .wide")) return;
    event.preventDefault();
    show(to);
  });
  const asked = () => all.findIndex(one => "#" + one.id === location.hash);
  addEventListener("hashchange", () => asked() >= 0 && show(asked()));
  show(Math.max(0, asked()));
}
