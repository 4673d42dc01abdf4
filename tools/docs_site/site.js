// Search in the words of all pages, which index.js brings: it works from disk, where nothing can be fetched.
const MOST = 20;
const field = document.getElementById("search");
const list = document.getElementById("found");
const menu = document.getElementById("menu");

function score(page, words) {
  const title = page.t.toLowerCase();
  const text = page.x.toLowerCase();
  let sum = 0;
  for (const word of words) {
    if (!title.includes(word) && !text.includes(word)) return 0;
    sum += title.includes(word) ? 10 : 1;
  }
  return sum;
}

function link(page) {
  const item = document.createElement("li");
  const anchor = document.createElement("a");
  anchor.href = document.body.dataset.root + page.u;
  anchor.textContent = page.t;
  item.append(anchor);
  return item;
}

function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length ? window.PAGES.map((page) => [score(page, words), page]) : [];
  const best = found.filter(([points]) => points).sort(([a], [b]) => b - a);
  list.replaceChildren(...best.slice(0, MOST).map(([, page]) => link(page)));
  list.hidden = !words.length;
  menu.hidden = Boolean(words.length);
}

field.addEventListener("input", search);
// on a phone the contents would push the text out of sight
if (matchMedia("(max-width: 48rem)").matches) for (const part of menu.children) part.open = false;
