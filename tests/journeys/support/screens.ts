import { expect, type Page } from '@playwright/test';
import { signIn } from './pages.ts';
import type { JourneyWorld } from './world.ts';

/** A screen that is built, with what it needs to stand there in full. */
export interface BuiltScreen {
  readonly name: string;
  readonly path: string;
  readonly needs: 'anyone' | 'person';
}

const pair = 'symbol=BTC/USDT';

export const builtScreens: readonly BuiltScreen[] = [
  { name: 'home', path: '/', needs: 'anyone' },
  { name: 'market', path: '/pages/market/market', needs: 'anyone' },
  { name: 'search', path: '/pages/market/search', needs: 'anyone' },
  { name: 'trade', path: `/pages/transaction/currency?${pair}`, needs: 'anyone' },
  { name: 'chart', path: `/pages/transaction/currency?${pair}&view=chart`, needs: 'anyone' },
  { name: 'trade-hub', path: '/pages/transaction/index', needs: 'anyone' },
  { name: 'trade-hub-chart', path: '/pages/transaction/index2', needs: 'anyone' },
  { name: 'forex', path: '/pages/forex/index', needs: 'anyone' },
  { name: 'settings', path: '/pages/setting/setting', needs: 'anyone' },
  { name: 'unavailable', path: '/pages/fund/withdraw', needs: 'anyone' },
  { name: 'not-found', path: '/pages/nowhere', needs: 'anyone' },
  { name: 'login', path: '/pages/common/login', needs: 'anyone' },
  { name: 'register', path: '/pages/common/register', needs: 'anyone' },
  { name: 'forget', path: '/pages/common/forget', needs: 'anyone' },
  { name: 'assets', path: '/pages/fund/assets', needs: 'person' },
  { name: 'records', path: '/pages/fund/assets?view=bills', needs: 'person' },
  { name: 'orders', path: `/pages/transaction/currency_order?${pair}`, needs: 'person' },
  { name: 'practice-hub', path: '/pages/moni/index', needs: 'anyone' },
  { name: 'practice-trade', path: `/pages/moni/currency?${pair}`, needs: 'anyone' },
  { name: 'practice-orders', path: `/pages/moni/currency_order?${pair}`, needs: 'person' },
];

/** Screens whose shape does not depend on who looks; the rest is worth a second look by a visitor. */
const sameForEveryone = new Set(['search', 'unavailable', 'not-found', 'forex', 'forget', 'login', 'register']);
export const visitorScreens = builtScreens.filter(
  ({ needs, name }) => needs === 'anyone' && !sameForEveryone.has(name),
);

/** What opens above a screen. */
export interface OpenedSheet {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
}

const trade = `/pages/transaction/currency?${pair}`;

const fillTicket = async (page: Page, price: string): Promise<void> => {
  const ticket = page.locator('main form').first();
  await ticket.locator('input[name="price"]').fill(price);
  await ticket.locator('input[name="size"]').fill('0.01');
  await ticket.locator('button[type="submit"]').click();
};

/** The sheets of the built screens; none of these steps depends on the language. */
export const openSheets: readonly OpenedSheet[] = [
  { name: 'confirm', path: trade, open: (page) => fillTicket(page, '30000') },
  { name: 'confirm-guarded', path: trade, open: (page) => fillTicket(page, '130000') },
  {
    name: 'confirm-practice',
    path: `/pages/moni/currency?${pair}`,
    open: (page) => fillTicket(page, '130000'),
  },
  {
    name: 'receipt',
    path: `/pages/moni/currency_order?${pair}`,
    open: (page) => page.locator('main li button').first().click(),
  },
  { name: 'pair-picker', path: trade, open: (page) => page.locator('header [aria-haspopup="dialog"]').first().click() },
  { name: 'about-pair', path: trade, open: (page) => page.locator('header [aria-haspopup="dialog"]').last().click() },
  {
    name: 'presenter',
    path: '/pages/market/market',
    open: (page) => page.locator('[data-mode-badge] button').first().click(),
  },
  {
    name: 'practice-explained',
    path: '/pages/moni/index',
    open: (page) => page.locator('[data-mode-badge] button').last().click(),
  },
  {
    name: 'language',
    path: '/pages/setting/setting',
    open: (page) => page.locator('main [aria-haspopup="dialog"]').first().click(),
  },
  {
    name: 'coin',
    path: '/pages/fund/assets',
    open: (page) => page.locator('[role="tabpanel"] li button').first().click(),
  },
];

/** Whose page it is in the storage of the device. */
const keyOf = (world: JourneyWorld, name: string): string =>
  `tandem.${world.kind === 'demo' ? 'in-browser' : 'network'}.${name}`;

export interface Looks {
  readonly theme?: 'dark' | 'light';
  readonly upColour?: 'green' | 'red' | 'blue';
  readonly hideAmounts?: boolean;
}

/** Writes what another tab would write, and tells the page as the browser would. */
async function writeElsewhere(page: Page, key: string, value: string): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name ?? '', text ?? '');
      dispatchEvent(new StorageEvent('storage', { key: name ?? '', newValue: text ?? '' }));
    },
    [key, value],
  );
}

export const setLooks = async (page: Page, world: JourneyWorld, looks: Looks): Promise<void> =>
  writeElsewhere(page, keyOf(world, 'preferences'), JSON.stringify(looks));

export const setLanguage = async (page: Page, world: JourneyWorld, code: string): Promise<void> =>
  writeElsewhere(page, keyOf(world, 'lang'), code);

/** What another tab does when somebody logs out there. */
export const signOutElsewhere = async (page: Page, world: JourneyWorld): Promise<void> =>
  page.evaluate(
    (key) => {
      localStorage.removeItem(key);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    keyOf(world, 'token'),
  );

/** On the home page: what is said once per device, the operator's article and how practice differs, is said already. */
export async function hearOnce(page: Page, world: JourneyWorld): Promise<void> {
  await page.evaluate((key) => localStorage.setItem(key, 'yes'), keyOf(world, 'practice.explained'));
  await page.reload();
  await settle(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await closeSheet(page);
}

/** Puts the sheet away and waits until its entry of the history is taken back. */
export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => !('sheet' in Object(history.state)));
}

/** Goes to a screen inside the open page, as a link does, and waits until it stands there in full. */
export async function goTo(page: Page, path: string): Promise<void> {
  await goToGate(page, path);
  await leavePractice(page);
}

/** The same, but stops where practice is left. */
export async function goToGate(page: Page, path: string): Promise<void> {
  await page.evaluate(async (hash) => {
    const pathOf = (text: string): string => text.replace('#', '').split('?')[0] ?? '';
    if (location.hash.slice(1) === hash) return;
    const isSamePage = pathOf(location.hash) === pathOf(hash);
    const old = document.querySelector('main');
    location.hash = hash;
    // Another page is another element; a changed question of the same page is answered in place.
    const hasChanged = (): boolean => isSamePage || document.querySelector('main') !== old;
    for (let looks = 0; looks < 500; looks += 1) {
      await new Promise((done) => setTimeout(done, 40));
      if (hasChanged()) return;
    }
    throw new Error(`the page stays at ${location.href} instead of going to ${hash}`);
  }, path);
  await settle(page);
}

/** Says that it is meant, when a page of real money comes after one of practice. */
async function leavePractice(page: Page): Promise<void> {
  const choices = page.locator('main [class*="choices"] button');
  if ((await choices.count()) !== 2) return;
  await choices.nth(1).click();
  await settle(page);
}

/** Waits for the fade, the code, the first answers: no skeleton, no loading line, nothing still arriving. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    if (main === null || main.textContent === '') return false;
    if (
      document.querySelector('[class*="leaving"], [class*="skeleton"], [aria-busy="true"], [class*="loading"]') !== null
    )
      return false;
    // Marks of changed prices come and go for ever and move nothing; fades and slides are declared in the styles.
    return document
      .getAnimations()
      .every(
        (one) =>
          !(one instanceof CSSAnimation) ||
          one.effect?.getTiming().iterations === Infinity ||
          one.playState !== 'running',
      );
  });
}

/** Places an order inside every limit of the checks. */
async function place(page: Page, price: string): Promise<void> {
  const ticket = page.getByRole('form', { name: 'Order ticket' });
  await ticket.getByRole('textbox', { name: /^Price/ }).fill(price);
  await ticket.getByRole('textbox', { name: 'Amount' }).fill('0.01');
  await ticket.locator('button[type="submit"]').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Place / })
    .click();
  await expect(page.getByText('Order placed').first()).toBeVisible();
}

/** Signed in, with one order that waits and one that is filled, in real and in practice money. */
export async function signInWithOrders(page: Page, world: JourneyWorld): Promise<void> {
  await signIn(page, world);
  await settle(page);
  await hearOnce(page, world);
  for (const account of ['transaction', 'moni'] as const) {
    await goTo(page, `/pages/${account}/currency?${pair}`);
    const slider = page.getByRole('form', { name: 'Order ticket' }).getByRole('slider');
    await expect(slider).toBeEnabled();
    // Above the market, but not so far that it is asked about: it fills at once.
    await place(page, '65500');
    await place(page, '30000');
    await expect(page.getByRole('button', { name: /^Cancel the order to/ })).toHaveCount(1);
  }
}
