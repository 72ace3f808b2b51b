import type { Page } from '@playwright/test';

/** What a finger needs at the least where neighbours are near, in px. */
const least = { width: 44, height: 24 };

/**
 * Words of a ticket that explain themselves reach beyond their letters: each is as large as a finger needs, no spot
 * belongs to two of them, and none lies over a field or a button.
 */
export const problemsOfTerms = (page: Page, where: string): Promise<readonly string[]> =>
  page.evaluate(
    ([place, { width, height }]) => {
      const within = 'main [aria-haspopup="dialog"]:is([class*="term"], [class*="fieldTerm"])';
      const terms = [...document.querySelectorAll(within)].filter((one) => one.getClientRects().length > 0);
      const reachOf = (term: Element): DOMRect => {
        const box = term.getBoundingClientRect();
        const { top, left, width: wide, height: high } = getComputedStyle(term, '::after');
        const [x, y] = [Number.parseFloat(left) + term.clientLeft, Number.parseFloat(top) + term.clientTop];
        return new DOMRect(box.left + x, box.top + y, Number.parseFloat(wide), Number.parseFloat(high));
      };
      // Edges may touch, and fall between two pixels.
      const meet = (one: DOMRect, other: DOMRect): boolean =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      const nameOf = (one: Element): string => one.getAttribute('aria-label') ?? one.textContent ?? '';
      const reaches = terms.map((term) => ({ name: nameOf(term), reach: reachOf(term) }));
      const others = [...document.querySelectorAll('main :is(a, button, input, select)')]
        .filter((one) => !terms.includes(one) && one.getClientRects().length > 0)
        // What is seen of a choice is its label; the input over it reaches a little further.
        .map((one) => ({ name: nameOf(one), reach: (one.closest('label') ?? one).getBoundingClientRect() }));
      return [
        ...(reaches.length === 0 ? [`${place}: no word explains itself`] : []),
        ...reaches.flatMap(({ name, reach }, index) => [
          ...(reach.width < width || reach.height < height
            ? [`${place}: "${name}" can be tapped on ${reach.width} × ${reach.height} px`]
            : []),
          ...[...reaches.slice(index + 1), ...others]
            .filter((other) => meet(reach, other.reach))
            .map((other) => `${place}: "${name}" lies over "${other.name}"`),
        ]),
      ];
    },
    [where, least] as const,
  );
