import type { Locator, Page } from '@playwright/test';
import { problemsOfNumbers, shiftSince, watchShifts } from './support/numbers.ts';
import { open, takesTaps } from './support/pages.ts';
import { problemsOfInsets, setInsets } from './support/safe-areas.ts';
import { closeSheet, goTo, settle, sheetIsGone, signInToWalk, visitToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const pair = 'symbol=BTC/USDT';
const tickets = [
  { product: 'spot', path: 'currency?', size: 'size', confirms: /^Place / },
  { product: 'contracts', path: 'contract?', size: 'size', confirms: /^Place / },
  { product: 'options', path: 'index?product=seconds&', size: 'stake', confirms: /^Open / },
] as const;

/** Where thumbs reach: the lower two fifths of the screen. */
const reachFrom = 0.6;

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number; bottom: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it has no box');
  return { ...box, bottom: box.y + box.height };
}
const heightOf = (page: Page): number => page.viewportSize()?.height ?? 0;

test('L2, L3, L9, MO1: two equal buttons below every chart bring the ticket as a sheet, the way back closes a sheet alone, what a confirmation sends stands at its lower end, and whose money it is in its head', async ({
  page,
  world,
}) => {
  await signInToWalk(page, world);
  await test.step('L2: below every chart two equal buttons stay within reach of a thumb and bring the ticket as a sheet from below', async () => {
    const height = heightOf(page);
    const sheet = page.getByRole('dialog');
    for (const { product, path, size } of tickets) {
      await goTo(page, `/pages/transaction/${path}${pair}&view=chart`);
      const buttons = page.getByRole('contentinfo').getByRole('button');
      await expect(buttons, product).toHaveCount(2);
      for (const place of [0, 99_999]) {
        await page.evaluate((top) => scrollTo(0, top), place);
        const [left, right] = [await boxOf(buttons.first()), await boxOf(buttons.last())];
        expect([product, left.width, left.height, left.y]).toEqual([product, right.width, right.height, right.y]);
        expect(left.height).toBeGreaterThanOrEqual(48);
        expect(left.y).toBeGreaterThanOrEqual(height * reachFrom);
        expect(left.bottom).toBeLessThanOrEqual(height);
      }
      await buttons.first().click();
      await expect(sheet.locator(`input[name="${size}"]`)).toBeVisible();
      await expect.poll(async () => Math.round((await boxOf(sheet)).bottom)).toBe(height);
      expect([product, (await boxOf(sheet)).y >= height * 0.1 - 1]).toEqual([product, true]);
      await closeSheet(page);
    }
  });
  await test.step('L3: a sheet leaves a tenth of the page, scrolls by itself, is closed by the way back and by Escape, and gives the focus back', async () => {
    await goTo(page, `/pages/transaction/currency?${pair}`);
    const opener = page.getByRole('button', { name: 'Choose a pair' });
    const sheet = page.getByRole('dialog', { name: 'Choose a pair' });
    const address = page.url();
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await opener.click();
      await expect(sheet.getByRole('list').last().getByRole('listitem').first()).toBeVisible();
      await takesTaps(page);
      const body = sheet.locator('[class*="body"]').first();
      await expect.poll(() => body.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeGreaterThan(100);
      expect((await boxOf(sheet)).height).toBeLessThanOrEqual(heightOf(page) * 0.9 + 1);
      await body.hover();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => body.evaluate((part) => part.scrollTop)).toBeGreaterThan(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(page.url()).toBe(address);
      await expect(opener).toBeFocused();
    }
  });
  await test.step('L9, MO1: what a confirmation sends stands at its lower end, and whose money it is stands in its head', async () => {
    const sheet = page.getByRole('dialog');
    for (const { product, path, size, confirms } of tickets) {
      await goTo(page, `/pages/moni/${path}${pair}`);
      const main = page.getByRole('main');
      if (product === 'spot') await main.locator('input[name="price"]').fill('30000');
      else if (product === 'contracts') await expect(main.getByRole('slider')).toBeEnabled();
      await main.locator(`input[name="${size}"]`).fill({ spot: '1', contracts: '200', options: '10' }[product]);
      if (product === 'options') await page.getByRole('contentinfo').getByRole('button').first().click();
      else await main.locator('button[type="submit"]').click();
      await expect(sheet.locator('header [data-mode-badge]')).toHaveText(/Demo.*Practice/);
      await settle(page);
      // It slides in by a transition.
      await expect.poll(async () => Math.round((await boxOf(sheet)).bottom)).toBe(heightOf(page));
      const [button, box] = [await boxOf(sheet.getByRole('button', { name: confirms })), await boxOf(sheet)];
      expect([product, button.y >= heightOf(page) * reachFrom]).toEqual([product, true]);
      expect([product, box.bottom - button.bottom <= 16]).toEqual([product, true]);
      await closeSheet(page);
    }
  });
});

/** The page believes that keyboards lie over its foot, as those of phones do. */
const layKeyboards = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sight = window.visualViewport;
    if (sight === null) return;
    let covered = 0;
    Object.defineProperty(sight, 'height', { get: () => innerHeight - covered });
    window.addEventListener('cover', (event) => {
      covered = event instanceof CustomEvent ? Number(event.detail) : 0;
      sight.dispatchEvent(new Event('resize'));
    });
  });
const cover = (page: Page, px: number): Promise<unknown> =>
  page.evaluate((detail) => window.dispatchEvent(new CustomEvent('cover', { detail })), px);

test('L4: a keyboard of 300 px covers neither the field of a ticket nor its button; on the smallest phone a contract keeps its field', async ({
  page,
  world,
}) => {
  await layKeyboards(page);
  await signInToWalk(page, world);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { product, path, size } of tickets) {
      await goTo(page, `/pages/transaction/${path}${pair}`);
      const field = page.locator(`main input[name="${size}"]`);
      await field.fill({ spot: '0.01', contracts: '200', options: '10' }[product]);
      expect(await field.getAttribute('inputmode')).toBe('decimal');
      await cover(page, 300);
      const foot = page.getByRole('contentinfo');
      const button =
        product === 'options' ? foot.getByRole('button').first() : page.locator('main button[type="submit"]');
      // The leverage and the levels of a contract stand between them: too much for the rest of so small a page.
      if (product !== 'contracts' || height > 640)
        await expect.poll(async () => [product, (await boxOf(button)).bottom <= height - 300]).toEqual([product, true]);
      const [head, box] = [await boxOf(page.locator('header:has(+ #main)')), await boxOf(field)];
      // The buttons of an option stand in the foot, which lies over what scrolls.
      const end = product === 'options' ? (await boxOf(foot)).y : height - 300;
      expect([product, box.y >= head.bottom - 1, box.bottom <= end + 1]).toEqual([product, true, true]);
      await cover(page, 0);
    }
  }
});

test('on the smallest phone the button of a limit order with leverage is in sight beside everything else', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInToWalk(page, world);
  await goTo(page, `/pages/transaction/index?product=contract&${pair}`);
  await page.locator('main').getByRole('radio', { name: 'Limit' }).check({ force: true });
  await page.locator('main input[name="size"]').fill('200');
  await page.evaluate(() => window.scrollTo(0, 0));
  const tabs = await boxOf(page.getByRole('navigation').last());
  expect((await boxOf(page.locator('main button[type="submit"]'))).bottom).toBeLessThanOrEqual(tabs.y);
});

test('L5: with a notch of 47 and a bar of 34 px nothing lies under either, and neither is left free twice', async ({
  page,
  world,
}) => {
  await setInsets(page, { top: 47, bottom: 34 });
  await signInToWalk(page, world);
  const problems: string[] = [];
  for (const path of [
    '/',
    `/pages/transaction/index?${pair}`,
    `/pages/transaction/contract?${pair}`,
    `/pages/transaction/currency?${pair}&view=chart`,
    '/pages/fund/fundTransfer',
    '/pages/setting/setting',
  ]) {
    await goTo(page, path);
    problems.push(...(await problemsOfInsets(page, path)));
  }
  await goTo(page, `/pages/transaction/currency?${pair}&view=chart`);
  await page.getByRole('contentinfo').getByRole('button').first().click();
  await settle(page);
  // It slides in by a transition, which nothing else waits for.
  await expect.poll(async () => Math.round((await boxOf(page.getByRole('dialog'))).bottom)).toBe(heightOf(page));
  problems.push(...(await problemsOfInsets(page, 'the ticket above the chart')));
  await closeSheet(page);
  expect(problems).toEqual([]);
});

test('L7, 4.2, A6, A14: pages arrive and prices tick without moving anything, figures stand in columns, a visitor changes the language in two taps, and another address wins over a sheet', async ({
  page,
  world,
}) => {
  await test.step('L7, 4.2: pages arrive without moving, prices tick without moving anything, and figures stand in columns on one line', async () => {
    await watchShifts(page);
    await visitToWalk(page, world);
    for (const path of [
      '/pages/market/market',
      `/pages/transaction/currency?${pair}`,
      `/pages/transaction/currency?${pair}&view=chart`,
    ]) {
      await open(page, world, path);
      await page.reload();
      await settle(page);
      // The product's own type comes after the first paint, and must move nothing either.
      await page.waitForFunction(() => document.documentElement.dataset['type'] === 'inter');
      // What it moves belongs to the arrival, not to the prices after it.
      await settle(page);
      const arrival = await shiftSince(page, 0);
      expect(arrival.sum, [path, ...arrival.moved].join('\n')).toBeLessThan(0.05);
      const from = await page.evaluate(() => performance.now());
      await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: 0.4 });
      await page.waitForTimeout(1_000);
      const ticking = await shiftSince(page, from);
      // A figure in the middle of its own chip may grow by a sign; nothing beside it may give way.
      expect(ticking.sum, [path, ...ticking.moved].join('\n')).toBeLessThan(0.0005);
      expect(await problemsOfNumbers(page, path)).toEqual([]);
    }
  });
  await test.step('A6, A14: a visitor changes the language in two taps; another address wins over an open sheet', async () => {
    for (const path of ['/', '/pages/common/login', '/pages/common/register', '/pages/common/forget']) {
      await open(page, world, path);
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('radio', { name: 'Español' }).click();
      await sheetIsGone(page);
      await expect(page.getByRole('button', { name: 'Idioma' })).toBeVisible();
      await page.getByRole('button', { name: 'Idioma' }).click();
      await page.getByRole('radio', { name: 'English' }).click();
      await sheetIsGone(page);
    }
    await open(page, world, '/pages/setting/setting');
    await page.getByRole('button', { name: /^Language/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => {
      location.hash = '/pages/market/market';
    });
    await sheetIsGone(page);
    await expect(page).toHaveURL(/market\/market$/);
    await expect(page.getByRole('heading', { name: 'Market', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/setting\/setting$/);
  });
});
