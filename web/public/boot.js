// Before anything is painted: the visitor's language and theme. First visits follow the browser.
(function () {
  var root = document.documentElement;
  var recall = function (name) {
    try {
      return localStorage.getItem("kupa." + name);
    } catch {
      return null;
    }
  };
  var wanted = [recall("language")].concat(navigator.languages || [navigator.language]);
  var known = { he: "he", iw: "he", ar: "ar", en: "en" };
  var found = wanted
    .map(function (tag) {
      return known[String(tag).toLowerCase().split("-")[0]];
    })
    .filter(Boolean)[0];
  root.lang = found || "en";
  root.dir = root.lang === "en" ? "ltr" : "rtl";
  var theme = recall("theme");
  var night = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : night ? "dark" : "light";
})();
