import type { Page } from '@playwright/test';
import { choose, logOut, open, signIn } from './support/pages.ts';
import { orderQuickBuy } from './support/quick-buy.ts';
import { goTo, settle, sheetIsGone, signInToWalk } from './support/walk.ts';
import { expect, test } from './support/world.ts';

const settings = '/pages/setting/setting';

interface Paint {
  readonly chip: string;
  readonly bids: string;
  readonly asks: string;
  readonly buy: string;
}

/** The colours that stand for up and down: in the list, in the book and on the ticket's button. */
async function paintOf(page: Page): Promise<Paint> {
  await goTo(page, '/pages/market/market');
  const rising = page.locator('[data-cell="chip"]').filter({ hasText: /^\+/ }).first();
  await expect(rising).toBeVisible();
  const chip = await rising.evaluate((element) => getComputedStyle(element).backgroundColor);
  await goTo(page, '/pages/transaction/currency?symbol=BTC/USDT');
  await expect(page.locator('[data-side="bids"] [class*="price"]').first()).toBeVisible();
  const colours = await page.evaluate(() => {
    const of = (selector: string, property: 'color' | 'backgroundColor'): string => {
      const element = document.querySelector(selector);
      return element === null ? 'nothing' : getComputedStyle(element)[property];
    };
    return {
      bids: of('[data-side="bids"] [class*="price"]', 'color'),
      asks: of('[data-side="asks"] [class*="price"]', 'color'),
      buy: of('main form button[type="submit"]', 'backgroundColor'),
    };
  });
  return { chip, ...colours };
}

/** Sums with their currency in texts and in what screen readers hear, inside one part of the page. */
const sumsIn = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((parts) => {
    const sum = /\d[\d.,]*\s*(?:USDT|USD|BTC|ETH|LTC)\b|\b(?:USDT|USD|BTC|ETH|LTC)\s+\d/g;
    return parts.flatMap((part) => {
      const names = [part, ...part.querySelectorAll('*')].flatMap((element) => [
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('title') ?? '',
        element.getAttribute('aria-valuetext') ?? '',
      ]);
      const leaves = [...part.querySelectorAll('*')].map((element) => element.textContent ?? '');
      return [...names, ...leaves].flatMap((text) => text.match(sum) ?? []);
    });
  });

test("E24, A2: the device knows the days before, and a closed eye leaves no sum of one's own on any screen", async ({
  page,
  world,
}) => {
  await signInToWalk(page, world, 'orders');
  await goTo(page, '/pages/common/c2c');
  await orderQuickBuy(page);
  const places = [
    { path: '/', part: 'main section[class*="balance"]' },
    { path: '/pages/fund/assets', part: 'main section, main li, main [class*="tile"]' },
    { path: '/pages/fund/assets?view=bills', part: 'main [role="tabpanel"] li' },
    { path: '/pages/common/c2c', part: 'main li' },
    { path: '/pages/otc/otc', part: 'main li' },
    { path: '/pages/transaction/currency?symbol=BTC/USDT', part: 'main [class*="available"]' },
    { path: '/pages/moni/currency?symbol=BTC/USDT', part: 'main [class*="available"]' },
  ] as const;
  for (const { path, part } of places) {
    await goTo(page, path);
    await expect.poll(() => sumsIn(page, part), path).not.toEqual([]);
  }
  await goTo(page, '/pages/fund/assets');
  await expect(page.getByRole('img', { name: /^Net worth from / })).toBeVisible();
  await expect(page.getByText(/^Today\b/)).toBeVisible();
  await goTo(page, settings);
  await page.getByRole('switch', { name: 'Hide amounts' }).click();
  for (const { path, part } of places) {
    await goTo(page, path);
    await expect(page.locator(part).first()).toContainText('•••');
    expect(await sumsIn(page, part), path).toEqual([]);
  }
  // The limit of an order is no secret of its owner; how much of a currency it moves is.
  await goTo(page, '/pages/transaction/currency_order');
  await expect(page.locator('main li').first()).toContainText('•••');
  const rows = await sumsIn(page, 'main li');
  expect(rows.filter((text) => /BTC/.test(text))).toEqual([]);
});

test('TH1, E23, E42: without a choice the theme follows the device; theme, colours, language and eye are chosen once and stay; logging out in one tab logs out the other', async ({
  page,
  world,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, world);
  await settle(page);
  await test.step('TH1: without a choice the theme follows the device', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  await test.step('TH1, E23: theme, colours, language and eye are chosen once and stay', async () => {
    const root = page.locator('html');
    await goTo(page, settings);
    await choose(page.getByRole('radio', { name: 'Dark' }));
    await expect(root).toHaveAttribute('data-theme', 'dark');
    const green = await paintOf(page);
    await goTo(page, settings);
    await choose(page.getByRole('radio', { name: /^Red/ }));
    const red = await paintOf(page);
    // Every up has become what down was, everywhere at once.
    expect(red.bids).toBe(green.asks);
    expect(red.asks).toBe(green.bids);
    expect(red.chip).not.toBe(green.chip);
    expect(red.buy).not.toBe(green.buy);
    await goTo(page, settings);
    await choose(page.getByRole('radio', { name: 'Light' }));
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.getByRole('switch', { name: 'Hide amounts' }).click();
    await page.getByRole('button', { name: /^Language/ }).click();
    // The choice closes the sheet.
    await page.getByRole('radio', { name: 'Español' }).click();
    await expect(root).toHaveAttribute('lang', 'es');
    await sheetIsGone(page);
    await page.reload();
    await settle(page);
    await expect(root).toHaveAttribute('lang', 'es');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('data-up', 'red');
    await expect(page.getByRole('switch').first()).toHaveAttribute('aria-checked', 'true');
  });
  await test.step('E42: logging out in one tab logs out the other', async () => {
    await page.getByRole('button', { name: /^Idioma/ }).click();
    await page.getByRole('radio', { name: 'English' }).click();
    await sheetIsGone(page);
    const other = await context.newPage();
    await open(other, world, settings);
    await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
    await choose(page.getByRole('radio', { name: 'Dark' }));
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await logOut(page);
    await expect(page.getByText('Not logged in')).toBeVisible();
    await expect(other.getByText('Not logged in')).toBeVisible();
  });
});
