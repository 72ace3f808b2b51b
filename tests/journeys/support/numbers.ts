import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly at: number;
  readonly moved: readonly string[];
}

/** From the next page on, records what moves without a touch. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { journeyShifts: shifts });
    interface Moved {
      readonly node?: Node | null;
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: readonly Moved[];
        };
        // Levels of the book come and go with their prices: a level keeps its row for as long as it is one.
        const moved = sources.flatMap(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const isLevel = (element?.closest('li')?.closest('[class*="levels"]') ?? null) !== null;
          return element === undefined || element === null || isLevel
            ? []
            : [`${element.className}: ${element.textContent ?? ''}`];
        });
        if (!hadRecentInput && moved.length > 0) shifts.push({ value, at: entry.startTime, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved since then, and what. */
export const shiftSince = (page: Page, from: number): Promise<{ sum: number; moved: readonly string[] }> =>
  page.evaluate((start) => {
    const { journeyShifts } = globalThis as unknown as { journeyShifts: readonly Shift[] };
    const since = journeyShifts.filter(({ at }) => at >= start);
    return { sum: since.reduce((sum, { value }) => sum + value, 0), moved: since.flatMap(({ moved }) => moved) };
  }, from);

/** Figures whose digits are not all of one width, that are broken over two lines, or prices of the book with unlike places. */
export const problemsOfNumbers = (page: Page, where: string): Promise<readonly string[]> =>
  page.evaluate((place) => {
    const figure = /^[≈=▲▼+-]?[\d\s,]*\d\.\d+(?:\s?(?:USDT|BTC|%|K|M))?$/;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const problems: string[] = [];
    let count = 0;
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const element = text.parentElement;
      if (element === null || !figure.test(words) || !element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      count += 1;
      if (!getComputedStyle(element).fontVariantNumeric.includes('tabular-nums'))
        problems.push(`${place}: the digits of ${words} are of unlike width`);
      if (lines.size > 1) problems.push(`${place}: ${words} is broken`);
    }
    const prices = [...document.querySelectorAll('main button[aria-label*="as the price"]')].map(
      (level) => /\.(\d+)/.exec(level.getAttribute('aria-label') ?? '')?.[1]?.length ?? 0,
    );
    if (new Set(prices).size > 1)
      problems.push(`${place}: prices of the book have ${[...new Set(prices)].join(', ')} places`);
    return count === 0 ? [`${place}: no figure was found`] : problems;
  }, where);
