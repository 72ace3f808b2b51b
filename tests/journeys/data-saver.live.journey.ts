import type { Page } from '@playwright/test';
import { open } from './support/pages.ts';
import { expect, test } from './support/world.ts';

/** The browser asks to save data, as it does when the person has told it to. */
async function askToSave(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    });
  });
}

/** When the page began to read its prices, each time, by its own clock, in ms. */
const beganAt = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/currency/quotation_new'))
      .map(({ startTime }) => startTime),
  );

interface Heard {
  sockets: number;
  readings: number;
  shapes: number;
}

function listenTo(page: Page): Heard {
  const heard = { sockets: 0, readings: 0, shapes: 0 };
  page.on('websocket', () => (heard.sockets += 1));
  page.on('request', (request) => {
    if (request.url().includes('/currency/quotation_new')) heard.readings += 1;
    if (request.url().includes('/currency/new_timeshar')) heard.shapes += 1;
  });
  return heard;
}

test('E41, MK5: where the browser asks to save data, the market listens to no events and reads its prices every ten seconds, a ticket listens at once, and the way out stands on the page', async ({
  page,
  world,
}) => {
  test.slow();
  await askToSave(page);
  const heard = listenTo(page);
  await open(page, world, '/pages/market/market');
  const note = page.getByRole('link', { name: /^Data saver: prices every 10/ });
  await expect(page.getByRole('listitem').first()).toContainText('BTC');
  await expect(note).toBeVisible();
  const first = heard.readings;
  await expect.poll(() => heard.readings - first).toBeGreaterThanOrEqual(2);
  const [before = 0, ...after] = (await beganAt(page)).slice(-3);
  const gaps = after.map((at, index) => at - (after[index - 1] ?? before));
  // A slow machine only makes them longer.
  expect(gaps.filter((gap) => gap < 9_000)).toEqual([]);
  expect(heard).toMatchObject({ sockets: 0, shapes: 0 });
  await page.getByRole('listitem').first().getByRole('link').click();
  await expect.poll(() => heard.sockets).toBe(1);
  await page.goBack();
  await note.click();
  const choices = page.getByRole('radiogroup', { name: 'Data saver' });
  await expect(choices).toBeInViewport();
  await expect(page.getByText('On: your browser asks for it.')).toBeVisible();
  await choices.getByRole('radio', { name: 'Off' }).click();
  await page.goBack();
  await expect(page.getByRole('listitem').first()).toContainText('BTC');
  await expect(note).toBeHidden();
  await expect.poll(() => heard.shapes).toBeGreaterThan(0);
});
