// Runs before the page is painted, so that a light page does not flash dark. The cookie lets the server draw boards to match.
(() => {
  const root = document.documentElement;
  root.classList.add("live");
  const light = localStorage.getItem("shamble.theme") === "light";
  root.classList.toggle("light", light);
  root.classList.toggle("dark", !light);
  document.cookie = `shamble-theme=${light ? "light" : "dark"}; path=/; max-age=31536000; samesite=lax`;
})();
