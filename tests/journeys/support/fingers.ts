import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const steps = 12;
const between = (from: Spot, to: Spot, step: number): Spot => ({
  x: from.x + ((to.x - from.x) * step) / steps,
  y: from.y + ((to.y - from.y) * step) / steps,
});

/** Fingers on the glass, given to the browser where a real screen gives them: it decides what scrolls. */
export class Fingers {
  readonly #page: Page;
  readonly #glass: CDPSession;

  private constructor(page: Page, glass: CDPSession) {
    this.#page = page;
    this.#glass = glass;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page));
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Spot[]): Promise<void> {
    await this.#glass.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map(({ x, y }, id) => ({ x, y, id })),
    });
  }

  /** Each finger along its own straight way, all at once. */
  async move(...ways: readonly { readonly from: Spot; readonly to: Spot }[]): Promise<void> {
    await this.#send(
      'touchStart',
      ways.map(({ from }) => from),
    );
    for (let step = 1; step <= steps; step += 1) {
      await this.#send(
        'touchMove',
        ways.map(({ from, to }) => between(from, to, step)),
      );
      // One frame: several moves within one would be taken for one.
      await this.#page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
    await this.#send('touchEnd', []);
  }

  /** Long enough to be no tap. */
  async hold(spot: Spot, milliseconds = 700): Promise<void> {
    await this.#send('touchStart', [spot]);
    await this.#page.waitForTimeout(milliseconds);
    await this.#send('touchEnd', []);
  }

  /**
   * Two taps in the middle of what stands there at the first one, whatever stands there at the second. Tells how many
   * milliseconds apart they came: on a busy machine that may be much more than was asked for.
   */
  async doubleTap(target: Locator, pauseMs: number): Promise<number> {
    const box = await target.boundingBox();
    if (box === null) throw new Error('What is to be tapped is not on screen.');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const downs = await this.#page.evaluateHandle(() => {
      const times: number[] = [];
      addEventListener('pointerdown', ({ timeStamp }) => times.push(timeStamp), true);
      return times;
    });
    // The browser answers when the page has dealt with an event: to wait for that would make the pause as long as the page is busy.
    const tap = (): Promise<unknown> => Promise.all([this.#send('touchStart', [middle]), this.#send('touchEnd', [])]);
    const first = tap();
    await this.#page.waitForTimeout(pauseMs);
    await Promise.all([first, tap()]);
    return downs.evaluate(([one = 0, other = Number.POSITIVE_INFINITY]) => other - one);
  }
}
