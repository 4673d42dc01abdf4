// `use:fitted`: a text that is too long for its lines is written smaller, step by step, in more lines.
// What is still too long ends in "…" (`data-cut`); a tap on it shows the whole.

const STEPS = ["1", "2"];
const tooLong = (text: HTMLElement) => text.scrollHeight > text.clientHeight + 2;

function fit(text: HTMLElement): void {
  delete text.dataset.smaller;
  for (const step of STEPS) {
    if (!tooLong(text)) break;
    text.dataset.smaller = step;
  }
  text.toggleAttribute("data-cut", tooLong(text));
}

export function fitted(text: HTMLElement) {
  const again = () => fit(text);
  const words = new MutationObserver(again);
  words.observe(text, { characterData: true, childList: true, subtree: true });
  const room = new ResizeObserver(again);
  if (text.parentElement) room.observe(text.parentElement);
  void document.fonts.ready.then(again);
  again();
  return {
    destroy(): void {
      room.disconnect();
      words.disconnect();
    },
  };
}
