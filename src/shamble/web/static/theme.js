// Runs before the page is painted, so that a light page does not flash dark.
(() => {
  document.documentElement.classList.add("live");
  const wanted = localStorage.getItem("shamble.theme") || "dark";
  document.documentElement.classList.toggle("light", wanted === "light");
  document.documentElement.classList.toggle("dark", wanted !== "light");
})();
