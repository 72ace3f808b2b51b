import { expect, type Page } from '@playwright/test';

export interface Stop {
  readonly name: string;
  readonly isVisible: boolean;
  readonly isInDialog: boolean;
  /** Between the last stop of the page and the first one stands the browser itself. */
  readonly isBrowser: boolean;
}

/** What has the focus, and whether one can see that it has. */
export const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const hasRing = (element: Element | null): boolean =>
      element !== null &&
      getComputedStyle(element).outlineStyle !== 'none' &&
      Number.parseFloat(getComputedStyle(element).outlineWidth) >= 1;
    // Hidden radios and fields in frames show the ring on what stands for them.
    const bearers = [focused, focused.nextElementSibling, focused.parentElement, focused.parentElement?.parentElement];
    return {
      name: focused.getAttribute('name') ?? focused.getAttribute('aria-label') ?? focused.textContent ?? '',
      isVisible: bearers.some((element) => hasRing(element ?? null)),
      isInDialog: focused.closest('dialog') !== null || focused === document.body,
      isBrowser: focused === document.body,
    };
  });

/** Presses Tab until the named thing has the focus; every stop on the way must show it. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop.isBrowser) continue;
    expect(stop.isVisible, `focus on ${stop.name}`).toBe(true);
    if (name.test(stop.name)) return;
  }
  throw new Error(`the keyboard does not reach ${name.source}`);
}
