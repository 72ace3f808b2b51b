import type { Page } from '@playwright/test';

/** Notes every text that is drawn on a canvas from now on. Before the page is opened. */
export async function noteDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawnTexts: drawn });
    const draw = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function note(...given) {
      drawn.push(given[0]);
      return draw.apply(this, given);
    };
  });
}

/** The texts drawn since the last question, each once. */
export const drawnOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { drawnTexts } = window as unknown as { drawnTexts: string[] };
    return [...new Set(drawnTexts.splice(0))];
  });
