import type { Page } from '@playwright/test';
import { answersKept } from './support/answers-kept.ts';
import { chooseNetwork, fillSignIn, logOut, open, signedInTrade, signIn, TradePage } from './support/pages.ts';
import { goTo } from './support/walk.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

/** Everything that may stay on the device after sign-out, by name. */
const devicePreferences = [
  'h5Version',
  'lang',
  'preferences',
  'fiat',
  'saveFiatsTime',
  'practice.explained',
  'home.seenPopUp',
  'alerts.left',
  'market.view',
  'trading.chart',
  'trading.checks',
  // What the server speaks and lacks, which says nothing of a person.
  'dialect./api',
  'offer.asked./api',
  'offer.entries./api',
  'offer.lacking./api',
  'realtime.spoken./api',
];

interface Left {
  readonly local: Readonly<Record<string, string>>;
  readonly session: readonly string[];
  readonly databases: readonly string[];
}

const whatIsLeft = (page: Page): Promise<Left> =>
  page.evaluate(async () => ({
    local: Object.fromEntries(
      Object.entries(localStorage).map(([key, value]) => [key.replace(/^tandem\.(in-browser|network)\./, ''), value]),
    ),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));

/** Whatever could carry a secret out of the page or write it down. */
function listenTo(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('websocket', (socket) => seen.push(socket.url()));
  page.on('console', (message) => seen.push(message.text()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  return seen;
}

/** Something of everything a person does; resolves with the token of the session. */
async function useIt(page: Page, world: JourneyWorld): Promise<string> {
  const trade = await signedInTrade(page, world);
  await trade.fillLimit({ price: '1234', amount: '0.01' });
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
  await trade.fillLimit({ price: '4321', amount: '0.02' });
  await open(page, world, '/pages/market/search');
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('ETH');
  await page.getByText('ETH', { exact: false }).first().click();
  await open(page, world, '/pages/fund/assets');
  await expect(page.getByText('USDT').first()).toBeVisible();
  const { local } = await whatIsLeft(page);
  expect(local['token']).toMatch(/^[0-9a-f]{32}$/);
  return local['token'] ?? '';
}

test('H20: logging out leaves nothing of a person on the device, and the token was never in an address or a log', async ({
  page,
  world,
}) => {
  const seen = listenTo(page);
  const token = await useIt(page, world);
  await open(page, world, '/pages/setting/setting');
  expect((await whatIsLeft(page)).local['activity.live'] ?? '').not.toContain(token);
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  const left = await whatIsLeft(page);
  expect(Object.keys(left.local).filter((key) => !devicePreferences.includes(key))).toEqual([]);
  expect(left.session).toEqual([]);
  // The live build keeps what was read last; of that only what everybody sees stays.
  const others = left.databases.filter((name) => name !== 'tandem.network.last-read');
  expect(others).toEqual(world.kind === 'demo' ? ['tandem-engine'] : []);
  if (world.kind === 'live') await expect.poll(async () => (await answersKept(page))['personal']).toBe(0);
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter((text) => text.includes(token))).toEqual([]);
  // What was read is forgotten in memory as well: nothing of it is shown again.
  await open(page, world, '/pages/transaction/currency?symbol=BTC/USDT');
  await expect(page.getByText('1,234').or(page.getByText('4,321'))).toHaveCount(0);
});

test('H20: logging out in one tab takes what was begun in another, and tells the next person no name', async ({
  page,
  world,
  context,
}) => {
  await signIn(page, world, '/pages/fund/withdraw');
  await chooseNetwork(page, 'TRC20');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('123');
  await page.getByRole('textbox', { name: 'Address' }).fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  await expect.poll(async () => (await whatIsLeft(page)).session).toEqual(['tandem.ticket.live.funds.withdrawal']);

  const other = await context.newPage();
  await open(other, world, '/pages/setting/setting');
  await logOut(other);
  await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible();

  await expect(amount).toHaveCount(0);
  await expect.poll(async () => (await whatIsLeft(page)).session).toEqual([]);
  expect(Object.keys((await whatIsLeft(page)).local).filter((key) => key.startsWith('person.'))).toEqual([]);
  await goTo(page, '/pages/common/login');
  await expect(page.getByLabel('E-mail or mobile number')).toHaveValue('');
});

test('H20: a session that has ended leaves only what was begun, for the one who began it', async ({ page, world }) => {
  const token = await useIt(page, world);
  await open(page, world, '/pages/transaction/currency?symbol=ETH/USDT');
  const history = page.getByRole('tab', { name: /History/ });
  await expect(history).toBeVisible();
  // A reading that is given up may take the one answer in vain: then a later one is refused.
  await expect(async () => {
    await world.presenter.setFaults({ expireNextCall: true });
    await history.click();
    await expect(page).toHaveURL(/common\/login/, { timeout: 8_000 });
  }).toPass();
  const left = await whatIsLeft(page);
  const known = (key: string): boolean => devicePreferences.includes(key) || key.startsWith('person.');
  expect(Object.keys(left.local).filter((key) => !known(key))).toEqual([]);
  expect(left.session.filter((key) => !key.startsWith('tandem.ticket.'))).toEqual([]);
  expect(JSON.stringify(left.local)).not.toContain(token);
  await fillSignIn(page, { identifier: 'trader@tandem.test', password: 'demo1234' });
  await expect(page).not.toHaveURL(/common\/login/);
  const trade = new TradePage(page);
  await trade.open(world);
  await expect(trade.amountField).toHaveValue('');
});
