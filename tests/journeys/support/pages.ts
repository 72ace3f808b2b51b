import { expect, type Locator, type Page } from '@playwright/test';
import type { Belongings } from './belongings.ts';
import type { JourneyWorld } from './world.ts';

export const person = { identifier: 'demo@tandem.test', password: 'demo1234' };

/** A host has its page at its root; the one-file demo is its page. */
const pageOf = (address: string): string => (address.endsWith('.html') ? address : `${address}/`);

export const open = async (page: Page, world: Pick<JourneyWorld, 'address'>, path: string): Promise<void> => {
  await page.goto(`${pageOf(world.address)}#${path}`);
  await expect(page.getByRole('main')).toBeVisible();
};

/**
 * Opens a signed-in page, the settings by default, which load fastest. On a fresh page that is a returning visit; tests
 * of the login page go through it themselves.
 */
export async function signIn(
  page: Page,
  world: Pick<JourneyWorld, 'address' | 'leaveSignedIn'>,
  after = '/pages/setting/setting',
  belongings: Belongings = 'nothing',
): Promise<void> {
  if (world.leaveSignedIn !== undefined && page.url() === 'about:blank') {
    await world.leaveSignedIn(page, person, belongings);
    await open(page, world, after);
    return;
  }
  if (belongings !== 'nothing') throw new Error('only a fresh page of the demo begins with orders or positions');
  await walkSignIn(page, world, after);
}

/** Signs in by the login page and stands at another address. */
export async function walkSignIn(page: Page, world: Pick<JourneyWorld, 'address'>, after: string): Promise<void> {
  await open(page, world, `/pages/common/login?return=${encodeURIComponent(after)}`);
  await fillSignIn(page);
  await expect.poll(() => page.url()).toContain(`#${after}`);
}

/** Logs out on the page of settings. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
}

/** Waits until a sheet that has just come takes taps. */
export const takesTaps = (page: Page): Promise<void> => expect(page.locator('[data-holds-taps]')).toHaveCount(0);

/**
 * Picks an option whose input is hidden below its face. Such a forced tap waits for nothing: not for a sheet that still holds
 * taps, nor for a message of the page before that is about to make room.
 */
export async function choose(option: Locator): Promise<void> {
  await takesTaps(option.page());
  await expect(() => option.check({ force: true, timeout: 2_000 })).toPass();
}

/** Of a form that withdraws: to an address that is typed, also where saved ones come first. */
export async function chooseNetwork(page: Page, network: string): Promise<void> {
  const another = page.getByRole('radio', { name: 'Another address' });
  const own = page.getByRole('radio', { name: network, exact: true });
  await expect(another.or(own).first()).toBeVisible();
  // Saved addresses may come after the networks, and take their place.
  await expect(async () => {
    if ((await another.count()) > 0) await choose(another);
    await own.check({ force: true, timeout: 3000 });
    expect(await own.isChecked()).toBe(true);
  }).toPass();
}

/** Opens a field of choices and takes one of its sheet. */
export async function chooseInSheet(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: `${field}: `, exact: false }).click();
  await takesTaps(page);
  await page.getByRole('dialog').getByRole('radio', { name: option, exact: true }).click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function fillSignIn(page: Page, credentials = person): Promise<void> {
  await page.getByLabel('E-mail or mobile number').fill(credentials.identifier);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** On the trade screen: a limit order to buy inside every limit of the checks, until it is acknowledged. */
export async function placeOrder(page: Page, order: { price: string; amount: string }): Promise<void> {
  const trade = new TradePage(page);
  await trade.fillLimit(order);
  await trade.send();
  await expect(page.getByText('Order placed').first()).toBeVisible();
}

const tradePath = (account: 'transaction' | 'moni'): string => `/pages/${account}/currency?symbol=BTC/USDT`;

/** The spot trade screen of one account. */
export class TradePage {
  readonly page: Page;
  readonly ticket: Locator;

  constructor(page: Page) {
    this.page = page;
    this.ticket = page.getByRole('form', { name: 'Order ticket' });
  }

  async open(world: Pick<JourneyWorld, 'address'>, account: 'transaction' | 'moni' = 'transaction'): Promise<void> {
    await open(this.page, world, tradePath(account));
    await this.stands();
  }

  async stands(): Promise<void> {
    await expect(this.ticket).toBeVisible();
    // The ticket can be sent once it knows the market and the balance.
    await expect(this.ticket.getByRole('slider')).toBeEnabled();
    if (await this.priceField.isVisible()) await expect(this.priceField).not.toHaveValue('');
  }

  get priceField(): Locator {
    return this.ticket.getByRole('textbox', { name: /^Price/ });
  }
  get amountField(): Locator {
    return this.ticket.getByRole('textbox', { name: 'Amount' });
  }
  get submit(): Locator {
    return this.ticket.locator('button[type="submit"]');
  }
  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }
  /** The button that sends the order, in either kind of money, guarded or not. */
  get place(): Locator {
    return this.sheet.getByRole('button', { name: /^Place / });
  }
  get pendingRows(): Locator {
    return this.page.getByRole('button', { name: /^Cancel the order to/ });
  }

  async fillLimit(order: { side?: 'Buy' | 'Sell'; price: string; amount: string }): Promise<void> {
    await this.ticket.getByRole('radio', { name: order.side ?? 'Buy' }).check();
    await this.ticket.getByRole('radio', { name: 'Limit' }).check();
    await this.priceField.fill(order.price);
    await this.amountField.fill(order.amount);
  }

  async fillMarket(order: { side?: 'Buy' | 'Sell'; amount: string }): Promise<void> {
    // It is quoted from the book.
    await expect(this.page.getByRole('button', { name: /^Use .* as the price/ }).first()).toBeVisible();
    await this.ticket.getByRole('radio', { name: order.side ?? 'Buy' }).check();
    await this.ticket.getByRole('radio', { name: 'Market' }).check();
    const toUnits = this.ticket.getByRole('button', { name: /^Amount in USDT\./ });
    if (await toUnits.isVisible()) await toUnits.click();
    await this.amountField.fill(order.amount);
  }

  async send(): Promise<void> {
    await this.submit.click();
    await this.place.click();
    // On a busy machine a price comes while the sheet is open: it is asked about once more.
    if (await this.page.getByText(/^The price moved from/).isVisible()) await this.place.click();
  }
}

/** On a busy machine the market may have left the price behind that a market order to buy carries: it comes back to it. */
export const comesBack = (world: Pick<JourneyWorld, 'presenter'>): Promise<void> =>
  world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -1 });

/** Waits until nothing is missing on the page. An order can be found again only by lists that were read before it. */
export const listsAreRead = (page: Page): Promise<void> =>
  expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);

/** Signed in, before the ticket of bitcoin in real money. */
export async function signedInTrade(page: Page, world: JourneyWorld): Promise<TradePage> {
  await signIn(page, world, tradePath('transaction'));
  const trade = new TradePage(page);
  await trade.stands();
  await listsAreRead(page);
  return trade;
}

/** Where the options of a pair are traded. */
interface OptionsPlace {
  readonly hub: 'transaction' | 'moni' | 'forex';
  readonly symbol: string;
}

/** The screen of timed options of a pair, bitcoin in real money where nothing else is said. */
export class OptionsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(
    world: Pick<JourneyWorld, 'address'>,
    { hub, symbol }: OptionsPlace = { hub: 'transaction', symbol: 'BTC/USDT' },
  ): Promise<void> {
    await open(this.page, world, `/pages/${hub}/index?product=seconds&symbol=${symbol}`);
    // It can be filled in once the server has said what it offers, and sent once there is a price.
    await expect(this.stake).toBeVisible();
    await expect(this.page.getByRole('region', { name: 'Price over the last minutes' })).toContainText(/\d/);
  }

  get stake(): Locator {
    return this.page.getByRole('textbox', { name: 'Stake' });
  }
  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }
  get countdown(): Locator {
    return this.page.getByRole('region', { name: 'Timed options' }).getByRole('timer');
  }
  /** The newest option, running or just settled. */
  get newest(): Locator {
    return this.page.getByRole('region', { name: 'Timed options' }).getByRole('listitem').first();
  }

  /** Opens an option of the shortest length, with an impatient second tap on the button that sends it. */
  async start(direction: 'Up' | 'Down', stake: string): Promise<void> {
    await this.stake.fill(stake);
    await this.page
      .getByRole('contentinfo')
      .getByRole('button', { name: new RegExp(`^(Practice )?${direction}( ·|$)`, 'i') })
      .click();
    await this.sheet.getByRole('button', { name: /^Open / }).dblclick();
    await expect(this.page.getByText('Option opened')).toBeVisible();
  }
}
