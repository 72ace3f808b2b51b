import type { Page } from '@playwright/test';
import { addresses, goToAddress } from './support/addresses.ts';
import { openSheets } from './support/sheets.ts';
import { takesTaps } from './support/pages.ts';
import { drawnOn, noteDrawing } from './support/drawn-numbers.ts';
import { problemsOfDrawing, problemsOfRounding } from './support/judged-numbers.ts';
import { numbersOn } from './support/read-numbers.ts';
import { closeSheet, goTo, longWalkMs, settle, signInToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

/** One pair of each kind of market, with steps of one to five places. */
const pairs = ['BTC/USDT', 'DOGE/USDT', 'EUR/USD', 'AAPL/USD'];

/** The screens of a pair, as far as its market has them. */
const screensOf = (pair: string): readonly string[] => {
  const isCoin = pair.endsWith('/USDT');
  const [root, product] = isCoin ? ['transaction', 'contract'] : ['forex', 'contract'];
  const contract = [`/pages/${root}/${product}?symbol=${pair}`, `/pages/${root}/contract_order?symbol=${pair}`];
  const spot = ['currency', 'currency_order', 'seconds_order'].map(
    (name) => `/pages/transaction/${name}?symbol=${pair}`,
  );
  const options = `/pages/${root}/index?product=seconds&symbol=${pair}`;
  return [...contract, `${contract[0]}&view=chart`, ...(isCoin ? [...spot, `${spot[0]}&view=chart`] : []), options];
};

/** The shortest option ends, and another one still runs. */
const overHalfAMinute = { milliseconds: 31_000 };

const sizes = {
  phone: {},
  desktop: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
} as const;

/** Reads every number of the page. Returns how many there were, and which break the rule. */
async function look(page: Page, path: string, where: string): Promise<{ read: number; wrong: readonly string[] }> {
  await settle(page);
  const numbers = await numbersOn(page);
  return { read: numbers.length, wrong: problemsOfRounding(numbers, path, where) };
}

for (const [size, use] of Object.entries(sizes))
  test.describe(`T8, on a ${size}`, () => {
    test.use(use);

    test('every number of every address has the places of its pair or currency', async ({ page, world }) => {
      test.setTimeout(3 * longWalkMs);
      await signInToWalk(page, world, 'everything');
      await world.presenter.advance(overHalfAMinute);
      const wrong: string[] = [];
      let read = 0;
      const see = async (path: string): Promise<void> => {
        const seen = await look(page, path, path);
        read += seen.read;
        wrong.push(...seen.wrong);
      };
      for (const path of addresses) {
        await goToAddress(page, path);
        await see(path);
      }
      for (const path of pairs.flatMap(screensOf)) {
        await goTo(page, path);
        await see(path);
      }
      expect([...new Set(wrong)]).toEqual([]);
      expect(read).toBeGreaterThan(3_000);
    });

    test('every price on the axis of a chart and on its marks has the places of its pair', async ({ page, world }) => {
      await noteDrawing(page);
      await signInToWalk(page, world, 'everything');
      for (const pair of pairs) {
        const [root, product] = pair.endsWith('/USDT') ? ['transaction', 'contract'] : ['forex', 'contract'];
        await goTo(page, `/pages/${root}/${product}?symbol=${pair}&view=chart`);
        await drawnOn(page);
        await expect(page.locator('main canvas').first()).toBeVisible();
        const drawn = new Set<string>();
        await expect(async () => {
          for (const text of await drawnOn(page)) drawn.add(text);
          expect(drawn.size).toBeGreaterThan(8);
        }).toPass();
        expect(problemsOfDrawing([...drawn], pair)).toEqual([]);
      }
    });
  });

test('T8, on a phone: every number of every sheet has them, too', async ({ page, world }) => {
  test.setTimeout(2 * longWalkMs);
  await signInToWalk(page, world, 'everything');
  const wrong: string[] = [];
  for (const sheet of openSheets) {
    await goTo(page, sheet.path);
    // The sheet before has just gone.
    await takesTaps(page);
    await sheet.open(page, world);
    await expect(page.getByRole('dialog'), sheet.name).toHaveCount(1);
    wrong.push(...(await look(page, sheet.path, sheet.name)).wrong);
    await closeSheet(page);
  }
  expect([...new Set(wrong)]).toEqual([]);
});
