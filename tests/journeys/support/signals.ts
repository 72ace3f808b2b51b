import type { Page } from '@playwright/test';

/** What reached the person beside the page, since it was opened. */
export interface Signals {
  readonly tones: number;
  readonly shakes: number;
  readonly system: readonly string[];
}

/** Counts what would be heard and felt on a device that allows messages of the system; `hide` puts the page behind another. */
export async function watchSignals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found = { tones: 0, shakes: 0, system: [] as string[], isHidden: false };
    Object.assign(globalThis, { signals: found });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function count(when?: number) {
      found.tones += 1;
      start.call(this, when);
    };
    navigator.vibrate = () => {
      found.shakes += 1;
      return true;
    };
    class Told extends EventTarget {
      static readonly permission = 'granted';
      static readonly requestPermission = async (): Promise<string> => 'granted';
      constructor(title: string) {
        super();
        found.system.push(title);
      }
    }
    Object.assign(globalThis, { Notification: Told });
    Object.defineProperty(document, 'visibilityState', { get: () => (found.isHidden ? 'hidden' : 'visible') });
  });
}

export const signalsOf = (page: Page): Promise<Signals> =>
  page.evaluate(() => {
    const { tones, shakes, system } = (globalThis as unknown as { signals: Signals }).signals;
    return { tones, shakes, system };
  });

/** Headless pages are never behind another: the page is told so. */
export const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    (globalThis as unknown as { signals: { isHidden: boolean } }).signals.isHidden = value;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
