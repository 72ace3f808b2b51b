import type { Page } from '@playwright/test';

/**
 * Texts that cannot be read to their end: cut off by an ancestor or by the edge of the window, overflowing their own
 * box onto a neighbour, or with a word broken over two lines. Left out: what a `title` or an accessible name says in
 * full, and what is meant for screen readers alone.
 */
export const clippedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isScroller = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isClipper = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflow);
    const isSpoken = (element: Element): boolean =>
      element.closest('[class*="spoken"], [class*="skip"], option, [class*="toast"]') !== null ||
      getComputedStyle(element).clipPath === 'inset(50%)';
    const isAllowed = (element: Element): boolean => {
      const told = element.closest('[title], [aria-label]');
      return told !== null && told.matches('[title], a, button, input');
    };
    const boxOf = (element: Element): Element => {
      let box = element;
      while (getComputedStyle(box).display === 'inline' && box.parentElement !== null) box = box.parentElement;
      return box;
    };
    // Chinese, Japanese, Korean and Thai have no letters that belong together; what contains digits is no word.
    const isSpelt = (word: string): boolean =>
      !/[\p{N}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word);
    const brokenWord = (text: Node): string | undefined => {
      const content = text.textContent ?? '';
      // An address is no sentence: it breaks where its line ends.
      if (content.includes('://') || /\p{L}\.\p{L}/u.test(content)) return undefined;
      for (const { 0: word, index } of content.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (isSpelt(word) && lines.size > 1) return word;
      }
      return undefined;
    };
    const problemOf = (text: Node, element: Element): string | undefined => {
      if (text.textContent?.includes('{{') === true) return 'misses a parameter';
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width < 1) return undefined;
      const broken = brokenWord(text);
      if (broken !== undefined) return `breaks inside "${broken}"`;
      const own = boxOf(element).getBoundingClientRect();
      if (right > own.right + 1.5 || left < own.left - 1.5) return 'runs out of its box';
      for (let above = element.parentElement; above !== null && above !== document.body; above = above.parentElement) {
        if (isScroller(above)) return undefined;
        const edges = above.getBoundingClientRect();
        const isCut = right > edges.right + 1.5 || left < edges.left - 1.5;
        // A line is taller than its letters: a little of its height may be missing.
        const isCutAcross = bottom > edges.bottom + 3 || top < edges.top - 3;
        if (isClipper(above) && (isCut || isCutAcross)) return 'is cut off';
      }
      return right > innerWidth + 1 || left < -1 ? 'leaves the window' : undefined;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const problems: string[] = [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const element = text.parentElement;
      if (element === null || text.textContent?.trim() === '' || !element.checkVisibility()) continue;
      if (isSpoken(element) || isAllowed(element)) continue;
      const problem = problemOf(text, element);
      if (problem !== undefined) problems.push(`"${text.textContent?.trim() ?? ''}" ${problem} (${element.className})`);
    }
    return [...new Set(problems)];
  });

/** How far the page can be scrolled sideways, px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sideways scroll and texts that cannot be read to their end, one line each. */
export async function problemsOfRoom(page: Page, where: string): Promise<readonly string[]> {
  const sideways = await sidewaysScroll(page);
  const clipped = await clippedTexts(page);
  return [
    ...(sideways > 0 ? [`${where}: ${sideways} px of sideways scroll`] : []),
    ...clipped.map((text) => `${where}: ${text}`),
  ];
}
