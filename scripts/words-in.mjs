/** Codes of coins and currencies, pairs, and names of coins that a server gives. */
const isName = (token) => /^\p{Lu}{2,5}(\/\p{Lu}{2,5})?$/u.test(token) || names.has(token);
const names = new Set(['Bitcoin', 'Ethereum', 'Litecoin', 'Ripple', 'Tether', 'Tandem']);

/** The words of a text, without numbers, addresses, names of coins and pairs, and what has a digit in it. */
export const wordsIn = (text) =>
  (text.replaceAll(/\S+@\S+/g, '').match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.,/’'-]*/gu) ?? [])
    .map((token) => token.replace(/[.,/’'-]+$/, ''))
    .filter((token) => !/\p{N}/u.test(token) && !isName(token));

/**
 * Runs in the page: what a person can read in an element, line by line, with hints in empty fields. Rows of data (rows of
 * tables and lists with a figure in them) and news that comes and goes are left out. The frame, which is the same on every
 * screen (tab bar, mark of the mode), is read by itself.
 */
export function readableText(root, isFrameAsked) {
  const left = 'option, script, style, [data-news-card], [class*="toast"], [class*="Toast"]';
  const row = 'tbody tr, [role="row"], li, a:has([data-cell])';
  const frame = 'nav:has(a[aria-current]), [data-mode-badge], [data-mode-strip]';
  const isShown = (element) => {
    const box = element.getBoundingClientRect();
    const options = { opacityProperty: true, visibilityProperty: true };
    const isInside = box.right > 0 && box.bottom + scrollY > 0;
    return element.checkVisibility(options) && box.width > 1 && box.height > 1 && isInside;
  };
  const isRead = (element) => {
    const around = element.closest(row);
    const isRow = around !== null && root.contains(around) && /\d/.test(around.textContent);
    const isFrame = element.closest(frame) !== null;
    return !isRow && isFrame === isFrameAsked && element.closest(left) === null && isShown(element);
  };
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: around, textContent } = walker.currentNode;
    if (textContent.trim() !== '' && isRead(around)) texts.push(textContent.trim());
  }
  const empty = [...root.querySelectorAll('input:placeholder-shown')].filter(isRead);
  return [...texts, ...empty.map((field) => field.placeholder)];
}
