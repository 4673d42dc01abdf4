"""Measures a page as it is now: controls out of reach, targets too small, texts cut off."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

MIN_TARGET: Final = 44
"""CSS pixels: what every control must have, in both directions."""

# Everything that can be pressed now, on the sheet that is open or on the page, with what hides of it.
_COMMON: Final = """
  const root = document.querySelector('dialog[open]') ?? document.body;
  const seen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const pressable = () =>
    [...root.querySelectorAll('button, a[href], input, select, summary')]
      .filter((each) => seen(each) && !each.disabled && each.ariaDisabled !== 'true')
      .filter((each) => !each.closest('[aria-hidden=true], [inert], .skip, article :is(p, li, td)'));
  const target = (each) => (each.matches('input.unseen') ? each.closest('label') : each);
  const named = (each) =>
    (each.ariaLabel ?? target(each).innerText ?? '').trim().slice(0, 50) + ' <' + each.className + '>';
  const hit = (each, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && target(each).contains(top);
  };
  const show = (each) => target(each).scrollIntoView({ block: 'center', inline: 'center' });
"""
_UNREACHABLE: Final = f"""() => {{{_COMMON}
  const shares = [0.5, 0.12, 0.88, 0.3, 0.7, 0.04, 0.96];
  const free = (each) => {{
    show(each);
    const box = target(each).getBoundingClientRect();
    return shares.some((across) =>
      shares.some((down) => hit(each, box.left + box.width * across, box.top + box.height * down)),
    );
  }};
  return pressable().filter((each) => !free(each)).map(named);
}}"""
# A target's own size: how far one can go from some point of it, in each direction, and still hit it.
_NARROW: Final = f"""(least) => {{{_COMMON}
  const along = (each, x, y, dx, dy) => {{
    let length = 0;
    while (length < least && hit(each, x + dx * (length + 1), y + dy * (length + 1))) length += 1;
    return length;
  }};
  const reach = (each, x, y) => {{
    const across = along(each, x, y, -1, 0) + along(each, x, y, 1, 0) + 1;
    const down = along(each, x, y, 0, -1) + along(each, x, y, 0, 1) + 1;
    return Math.min(across, down);
  }};
  const widest = (each) => {{
    show(each);
    const box = target(each).getBoundingClientRect();
    let best = 0;
    for (const across of [0.5, 0.25, 0.12, 0.75, 0.88])
      for (const down of [0.5, 0.25, 0.12, 0.75, 0.88]) {{
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (best < least && hit(each, x, y)) best = Math.max(best, reach(each, x, y));
      }}
    return best;
  }};
  return pressable()
    .map((each) => [named(each), widest(each)])
    .filter(([_, size]) => size < least - 1);
}}"""
# Text that is cut off: by the window, by a box that hides what is too long, or by an ellipsis; sideways
# or by whole lines of it. What says by a "…" that a tap shows the whole (`data-cut`) may lack lines.
_CUT: Final = """() => {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const hides = (style) => /hidden|clip|auto|scroll/.test(style.overflowX);
  const holder = (each) => {
    for (let one = each; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (hides(style)) return one;
    }
    return document.documentElement;
  };
  const lines = (each) => {
    if (each.closest('[data-cut][data-named]')) return null;
    for (let one = each; one; one = one.parentElement) {
      const style = getComputedStyle(one).overflowY;
      if (/hidden|clip/.test(style)) return one;
      if (/auto|scroll/.test(style)) return null;
    }
    return null;
  };
  const hidden = (range, holder) => {
    const edge = holder.getBoundingClientRect();
    const middles = [...range.getClientRects()].map((line) => (line.top + line.bottom) / 2);
    return middles.some((middle) => middle < edge.top || middle > edge.bottom);
  };
  const unseen = 'svg, .unseen, .short, .pictured, .skip, option, script, thead';
  const words = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const each = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || each.closest(unseen)) continue;
    if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(each).clipPath.startsWith('inset(50%')) continue;
    const edge = holder(each).getBoundingClientRect();
    const above = lines(each);
    if ((above && hidden(range, above)) || box.left < edge.left - 1.5 || box.right > edge.right + 1.5)
      words.push(walk.currentNode.data.trim().slice(0, 40) + ' <' + each.className + '>');
  }
  return words;
}"""


def unreachable(page: Page) -> list[str]:
    """Name the controls of which no point can be hit, even after scrolling to them."""
    return list(page.evaluate(_UNREACHABLE))


def small_targets(page: Page, least: int = MIN_TARGET) -> list[Any]:
    """Name the controls whose target is smaller than that, and their size."""
    return list(page.evaluate(_NARROW, least))


def cut_off_texts(page: Page) -> list[str]:
    """Return the texts that are cut off, sideways or by lines."""
    return list(page.evaluate(_CUT))


def set_text_size(page: Page, share: int) -> None:
    """Let the text be so many hundredths of its usual size."""
    page.evaluate("share => { document.documentElement.style.fontSize = share + '%' }", share)
    page.wait_for_timeout(120)
