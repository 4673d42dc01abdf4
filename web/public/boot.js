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
  var known = {};
  root.dataset.languages.split(" ").forEach(function (each) {
    known[each.split(":")[0]] = each.split(":")[1];
  });
  var found = wanted
    .map(function (tag) {
      return String(tag).toLowerCase().split("-")[0].replace("iw", "he"); // its old name
    })
    .filter(function (tag) {
      return known[tag];
    })[0];
  root.lang = found || "en";
  root.dir = known[root.lang];
  var theme = recall("theme");
  var night = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : night ? "dark" : "light";
})();
