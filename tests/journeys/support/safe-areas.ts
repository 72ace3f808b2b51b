import type { Page } from '@playwright/test';

/** What the device keeps for itself at the upper and the lower edge, px. */
interface Insets {
  readonly top: number;
  readonly bottom: number;
}

export async function setInsets(page: Page, insets: Insets): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/**
 * What lies in the parts of the screen that the device keeps for itself, and what leaves them free a second time, of the
 * page at both of its ends or of the sheet above it.
 */
export const problemsOfInsets = (page: Page, where: string): Promise<readonly string[]> =>
  page.evaluate((place) => {
    const probe = document.createElement('div');
    probe.style.cssText = 'position:fixed;padding:env(safe-area-inset-top) 0 env(safe-area-inset-bottom)';
    document.body.append(probe);
    const { paddingTop, paddingBottom } = getComputedStyle(probe);
    const [top, bottom] = [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)];
    probe.remove();
    if (top === 0 || bottom === 0) return [`${place}: no insets are simulated`];
    const floor = innerHeight - bottom;
    const problems: string[] = [];
    const expectNear = (what: string, is: number | undefined, wanted: number): void => {
      if (is === undefined || Math.abs(is - wanted) > 1.5)
        problems.push(`${place}: ${what} at ${is ?? '—'}, not ${wanted}`);
    };
    const boxOf = (selector: string): DOMRect | undefined => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box === undefined || box.height === 0 ? undefined : box;
    };
    /** Nothing to tap reaches below the floor. */
    const expectAbove = (selector: string): void => {
      for (const one of document.querySelectorAll(`${selector} :is(a, button, input)`)) {
        const box = one.getBoundingClientRect();
        if (box.height > 0 && box.bottom > floor + 1)
          problems.push(`${place}: "${one.textContent ?? ''}" reaches to ${box.bottom}, the floor is at ${floor}`);
      }
    };
    const sheet = boxOf('dialog[open]');
    if (sheet !== undefined) {
      expectNear('the sheet ends', sheet.bottom, innerHeight);
      if (sheet.top < top) problems.push(`${place}: the sheet begins at ${sheet.top}, under the notch`);
      const last = document.querySelector('dialog[open] [class*="panel"] > :last-child');
      last?.scrollTo(0, last.scrollHeight);
      expectAbove('dialog[open]');
      const ends = [...(last?.children ?? [])].map((one) => one.getBoundingClientRect().bottom);
      // Once the inset, once the margin of every sheet.
      expectNear('what it holds ends', Math.max(...ends), floor - 16);
      return problems;
    }
    for (const end of [0, document.documentElement.scrollHeight]) {
      scrollTo(0, end);
      const bar = boxOf('nav:has(a[aria-current])');
      const [header, row, foot, main] = ['header', 'header > div:not([data-mode-strip])', 'footer', 'main'].map(boxOf);
      const [strip, mark] = ['[data-mode-strip]', '[data-mode-strip] [data-mode-badge]'].map(boxOf);
      expectNear('the header begins', header?.top, 0);
      expectNear('its row begins', row?.top, strip?.bottom ?? top);
      if (strip !== undefined) {
        expectNear('the strip begins', strip.top, 0);
        expectNear('the strip ends', strip.bottom, top + 24);
        if (mark !== undefined && mark.top < top) problems.push(`${place}: the mark is under the notch`);
      }
      const ground = bar?.top ?? floor;
      if (bar !== undefined) {
        expectNear('the tab bar ends', bar.bottom, innerHeight);
        expectNear('the tabs end', boxOf('nav:has(a[aria-current]) ul')?.bottom, floor);
      }
      if (foot !== undefined) expectNear('the foot ends', foot.bottom, ground);
      expectAbove('footer');
      expectAbove('nav:has(a[aria-current])');
      if (end > 0) expectNear('the page ends', foot?.bottom ?? main?.bottom, ground);
      if (end > 0 && main !== undefined && foot !== undefined && main.bottom > foot.top + 1)
        problems.push(`${place}: the foot lies over the end of the page`);
    }
    return problems;
  }, where);
