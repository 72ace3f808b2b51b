import type { Page } from '@playwright/test';
import { Fingers, type Spot } from './support/fingers.ts';
import { choose, open } from './support/pages.ts';
import { closeSheet, settle } from './support/walk.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

const chart = '/pages/transaction/currency?symbol=BTC/USDT&view=chart';

test.use({ viewport: { width: 390, height: 700 } });

const canvas = (page: Page) => page.getByRole('img', { name: /^BTC\/USDT, / });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

async function openChart(page: Page, world: JourneyWorld): Promise<Spot> {
  await open(page, world, chart);
  return whenDrawn(page);
}

/** Also after something further down was tapped: the chart is where it was at first. */
async function whenDrawn(page: Page): Promise<Spot> {
  await expect(canvas(page).locator('canvas').first()).toBeVisible();
  await settle(page);
  await page.evaluate(() => scrollTo(0, 0));
  return middle(page);
}

async function middle(page: Page): Promise<Spot> {
  const box = await canvas(page).boundingBox();
  if (box === null) throw new Error('the chart has no box');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 3) };
}

/** The time of the bar that the legend reads. */
const readTime = async (page: Page): Promise<number> => {
  const text = (await page.locator('dl[class*="legend"] dd').first().textContent()) ?? '';
  return Date.parse(`${text.replace(/(\d\d)\/(\d\d)\/(\d{4}),?/, '$3-$2-$1')}Z`);
};

test('CH1: sideways pans, two fingers zoom, a hold reads a bar, the page stays where it is, and a finger that moves up scrolls it', async ({
  page,
  world,
}) => {
  const spot = await openChart(page, world);
  const fingers = await Fingers.on(page);
  await test.step('CH1: sideways pans, two fingers zoom, a hold reads a bar, and the page stays where it is', async () => {
    const timeAt = async (place: Spot): Promise<number> => {
      await fingers.hold(place);
      return readTime(page);
    };
    const left = { x: spot.x - 80, y: spot.y };
    const right = { x: spot.x + 80, y: spot.y };
    const newest = await readTime(page);
    // The bars are all there once the same place is twice the same time.
    let seen = 0;
    await expect(async () => {
      const earlier = seen;
      seen = await timeAt(right);
      expect(seen).toBe(earlier);
    }).toPass();
    const before = [await timeAt(left), await timeAt(right)] as const;
    expect(before[1]).toBeLessThan(newest);
    expect(before[0]).toBeLessThan(before[1]);

    // On a busy machine a finger may rest long enough before it moves to be taken for a hold.
    await expect(async () => {
      await fingers.move({ from: left, to: { x: left.x + 160, y: left.y + 5 } });
      expect(await timeAt(right)).toBeLessThan(before[1]);
    }).toPass();
    const panned = [await timeAt(left), await timeAt(right)] as const;
    // The same stretch of time between the same places: panned, not zoomed.
    expect(Math.abs(panned[1] - panned[0] - (before[1] - before[0]))).toBeLessThanOrEqual(15 * 60_000);

    await expect(async () => {
      await fingers.move(
        { from: { x: spot.x - 30, y: spot.y }, to: { x: spot.x - 130, y: spot.y } },
        { from: { x: spot.x + 30, y: spot.y }, to: { x: spot.x + 130, y: spot.y } },
      );
      const zoomed = [await timeAt(left), await timeAt(right)] as const;
      expect(zoomed[1] - zoomed[0]).toBeLessThan((panned[1] - panned[0]) * 0.8);
    }).toPass();
    expect(await scrolled(page)).toBe(0);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
  await test.step('CH1: a finger that moves up on the chart scrolls the page, also while a bar is read', async () => {
    for (const isRead of [false, true])
      // On a busy machine a finger may rest long enough before it moves to be taken for a hold: then a fresh chart is touched.
      await expect(async () => {
        await page.reload();
        const fresh = await whenDrawn(page);
        if (isRead) await fingers.hold(fresh);
        await fingers.move({ from: fresh, to: { x: fresh.x + 4, y: fresh.y - 150 } });
        await expect.poll(() => scrolled(page), { timeout: 2_000 }).toBeGreaterThan(60);
      }).toPass();
  });
});

const drawn = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.endsWith('trading.drawings.BTC/USDT'));
    return name === undefined ? null : localStorage.getItem(name);
  });

test('E3, T14: a line is placed and moved by a finger, and is there at another period and after a reload; the first drawing after the tools open is kept', async ({
  page,
  world,
}) => {
  const spot = await openChart(page, world);
  const fingers = await Fingers.on(page);
  const tools = page.getByRole('button', { name: 'Drawing tools' });
  await test.step('T14: the first drawing after the tools open is kept, with taps that follow each other at once', async () => {
    await tools.click();
    await page.getByRole('button', { name: 'Parallel channel' }).click();
    for (const [x, y] of [
      [-80, 40],
      [40, -20],
      [-40, 60],
    ] as const) {
      await fingers.hold({ x: spot.x + x, y: spot.y + y }, 30);
    }
    await expect(page.getByRole('combobox', { name: 'Drawing', exact: true })).toHaveValue('1');
    expect(await drawn(page)).toMatch(/^\[\[1,"channel",(?:[\d.]+,){5}[\d.]+\]\]$/);
    await page.getByRole('button', { name: 'Trend line' }).click();
    await fingers.move({ from: { x: spot.x - 60, y: spot.y }, to: { x: spot.x + 60, y: spot.y + 40 } });
    await expect(page.getByRole('combobox', { name: 'Drawing', exact: true })).toHaveValue('2');
    expect(await scrolled(page)).toBe(0);
    await page.getByRole('button', { name: 'Delete all drawings' }).click();
    await expect(page.getByRole('button', { name: 'Delete all drawings' })).toBeDisabled();
  });
  await test.step('E3: a line is placed and moved by a finger, and is there at another period and after a reload', async () => {
    await page.getByRole('button', { name: 'Horizontal line' }).click();
    await fingers.hold(spot, 50);
    const choice = page.getByRole('combobox', { name: 'Drawing', exact: true });
    await expect(choice).toHaveValue('1');
    const placed = await drawn(page);
    await fingers.move({ from: spot, to: { x: spot.x, y: spot.y + 60 } });
    await expect.poll(() => drawn(page)).not.toBe(placed);
    expect(await scrolled(page)).toBe(0);
    const moved = await drawn(page);
    await page.getByRole('button', { name: '1 hour' }).click();
    await expect(choice.locator('option')).toHaveCount(2);
    await page.reload();
    await tools.click();
    await expect(choice.locator('option')).toHaveCount(2);
    expect(await drawn(page)).toBe(moved);
  });
});

test('E2: indicators are switched on and off, each below the price in a pane of its own; lengths, scale and a template are chosen by keys alone; all stay chosen', async ({
  page,
  world,
}) => {
  await test.step('E2: indicators are switched on and off, each below the price in a pane of its own, and stay chosen', async () => {
    await openChart(page, world);
    const panes = page.locator('[data-panes]');
    await expect(panes).toHaveAttribute('data-panes', '1');
    const heightOf = async (): Promise<number> => (await canvas(page).boundingBox())?.height ?? 0;
    const alone = await heightOf();
    await page.getByRole('button', { name: 'Indicators and style' }).click();
    const sheet = page.getByRole('dialog', { name: 'Indicators and style' });
    for (const name of [
      'Exponential average (EMA)',
      'Bollinger bands (BOLL)',
      'MACD',
      'Relative strength index (RSI)',
      'Stochastic (KDJ)',
    ]) {
      await sheet.getByRole('switch', { name, exact: true }).click();
      await expect(sheet.getByRole('switch', { name, exact: true })).toHaveAttribute('aria-checked', 'true');
    }
    await closeSheet(page);
    await expect(panes).toHaveAttribute('data-panes', '4');
    await expect.poll(heightOf).toBeGreaterThan(alone);
    await page.reload();
    await expect(canvas(page).locator('canvas').first()).toBeVisible();
    await expect(panes).toHaveAttribute('data-panes', '4');
    await page.getByRole('button', { name: 'Indicators and style' }).click();
    await sheet.getByRole('switch', { name: 'MACD', exact: true }).click();
    await choose(sheet.getByRole('radio', { name: 'Line' }));
    await closeSheet(page);
    await expect(panes).toHaveAttribute('data-panes', '3');
  });
  await test.step('E2: lengths, scale and a template are chosen by keys alone, and stay chosen', async () => {
    await page.getByRole('button', { name: 'Indicators and style' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Indicators and style' });
    await sheet.getByRole('button', { name: 'Edit Moving average (MA)' }).press('Enter');
    await sheet.getByLabel('Length 1').fill('7');
    await sheet.getByRole('button', { name: /^Line 1: colour/ }).press('Enter');
    await page.getByRole('dialog', { name: 'Line 1: colour' }).getByRole('radio', { name: 'Orange' }).press('Space');
    await sheet.getByLabel('Template name').fill('Swing');
    await sheet.getByLabel('Template name').press('Enter');
    await expect(sheet.getByText('Swing is saved.')).toBeVisible();
    await sheet.getByLabel('Length 1').fill('99');
    await page.reload();
    await page.getByRole('button', { name: 'Indicators and style' }).press('Enter');
    await expect(sheet.getByRole('button', { name: 'Edit Moving average (MA)' })).toContainText('99 · 10 · 30');
    await sheet.getByRole('button', { name: 'Use Swing' }).press('Enter');
    await expect(sheet.getByRole('button', { name: 'Edit Moving average (MA)' })).toContainText('7 · 10 · 30');
    await sheet.getByRole('button', { name: /^Compare with/ }).press('Enter');
    await page.getByRole('dialog', { name: 'Compare with' }).getByRole('radio', { name: 'ETH/USDT' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('ETH/USDT', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Stop comparing with ETH/USDT' }).press('Enter');
    await expect(page.getByText('ETH/USDT', { exact: true })).toBeHidden();
  });
});

test('L8, CH3, H8, T13: buttons do what fingers do to the chart, a hold offers a price, the full screen keeps the word of the money, and the legend follows the wheel', async ({
  page,
  world,
}) => {
  const spot = await openChart(page, world);
  const fingers = await Fingers.on(page);
  await test.step('CH3: a hold on a price offers it to the ticket, which is filled with it and sends nothing', async () => {
    // It comes after the candles.
    await expect(page.getByRole('button', { name: 'Order at a price' })).toBeEnabled();
    await fingers.hold({ x: spot.x - 40, y: spot.y + 20 });
    const bar = page.getByRole('group', { name: /^Ticket at / });
    const offered = ((await bar.getAttribute('aria-label')) ?? '').replace('Ticket at ', '').replaceAll(',', '');
    expect(Number.parseFloat(offered)).toBeGreaterThan(0);
    await bar.getByRole('button', { name: 'Sell limit' }).click();
    const ticket = page.getByRole('dialog', { name: 'Trade BTC/USDT' });
    await expect(ticket.getByRole('radio', { name: 'Sell' })).toBeChecked();
    const price = await ticket.getByRole('textbox', { name: /^Price/ }).inputValue();
    expect(Number.parseFloat(price.replaceAll(',', ''))).toBe(Number.parseFloat(offered));
    await closeSheet(page);
  });
  await test.step('H8: a chart on the full screen keeps the word of the money, and Escape leaves it', async () => {
    await whenDrawn(page);
    const small = await canvas(page).boundingBox();
    await page.getByRole('button', { name: 'Full screen' }).click();
    const full = page.locator('[data-chart][data-full="true"]');
    await expect(full.locator('[data-mode-badge]')).toBeVisible();
    await expect.poll(async () => (await canvas(page).boundingBox())?.height ?? 0).toBeGreaterThan(small?.height ?? 0);
    await page.keyboard.press('Escape');
    await expect(full).toHaveCount(0);
  });
  await test.step('L8: each thing that fingers do to the chart has a button below it', async () => {
    const place = await whenDrawn(page);
    /** The stretch of time between two places, and when it ends. */
    const read = async (): Promise<{ length: number; end: number }> => {
      await fingers.hold({ x: place.x - 80, y: place.y });
      const start = await readTime(page);
      await fingers.hold({ x: place.x + 80, y: place.y });
      const end = await readTime(page);
      return { length: end - start, end };
    };
    const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
    const before = await read();
    await press('Show earlier bars');
    const earlier = await read();
    expect(earlier.end).toBeLessThan(before.end);
    await press('Zoom in');
    expect((await read()).length).toBeLessThan(earlier.length * 0.8);
    await press('Zoom out');
    await press('Show later bars');
    expect(Math.abs((await read()).end - before.end)).toBeLessThanOrEqual(15 * 60_000);
  });
  await test.step('T13: a wheel that moves the bars under the crosshair moves the legend with them', async () => {
    const place = await whenDrawn(page);
    await page.mouse.move(place.x - 60, place.y);
    await expect.poll(() => readTime(page)).toBeGreaterThan(0);
    const before = await readTime(page);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => readTime(page)).not.toBe(before);
    const zoomed = await readTime(page);
    // The same place, asked anew.
    await page.mouse.move(place.x - 60, place.y + 1);
    await expect.poll(() => readTime(page)).toBe(zoomed);
  });
});
