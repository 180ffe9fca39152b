// The two switches. Each sets one thing on the root, and all tokens follow.
const root = document.documentElement;

const choices = {
  // `light dark` is what Tea.css says itself: as the system is.
  appearance: (value) => root.style.setProperty("color-scheme", value),
  density: (value) => root.setAttribute("data-density", value),
};

for (const [name, choose] of Object.entries(choices)) {
  const control = document.getElementById(name);
  const saved = localStorage.getItem(name);
  if (saved) {
    control.value = saved;
    choose(saved);
  }
  control.addEventListener("change", () => {
    choose(control.value);
    localStorage.setItem(name, control.value);
  });
}
