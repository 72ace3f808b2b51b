import type { Page } from '@playwright/test';

export const news = (page: Page) => page.locator('[data-news-card]');

interface Look {
  /** What can be tapped and lies under the news, by its frame or by what a tap at its middle would reach. */
  readonly covered: readonly string[];
  /** Of the news, in px. */
  readonly height: number;
}

/** The news and what is below it, at one moment: the news goes by itself. */
export const lookAtNews = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const card = document.querySelector('[data-news-card]');
    if (card === null) return { covered: ['no news'], height: 0 };
    const frame = card.getBoundingClientRect();
    const covered = [...document.querySelectorAll<HTMLElement>('#root :is(button, a, input, select, [role="tab"])')]
      .filter((element) => !card.contains(element) && element.checkVisibility())
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const isUnder = left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return width > 1 && (isUnder || (hit !== null && card.contains(hit)));
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
    return { covered, height: frame.height };
  });
