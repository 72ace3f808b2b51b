import { publicFamilies, type PublicFamily } from '../support/dialect-sandbox.ts';
import { factOf } from './support/facts.ts';
import { testOn } from './support/family-world.ts';
import { give, holdDown, look, wakeUp, writesTo, type Life } from './support/family-life.ts';
import { takesTaps } from './support/pages.ts';
import { goTo } from './support/walk.ts';
import { expect } from './support/world.ts';

const newcomer = { identifier: 'new@tandem.test', password: 'demo1234' };

async function lock({ page, sandbox }: Life, family: PublicFamily): Promise<void> {
  const [main, sheet] = [page.getByRole('main'), page.getByRole('dialog')];
  await look(page, `${family}-mining`);
  await page.getByRole('link', { name: /^Locked for 7 days/ }).click();
  await page.getByRole('textbox', { name: 'Sum' }).fill('1000');
  await look(page, `${family}-mining-form`);
  await page.getByRole('button', { name: 'Review' }).click();
  await takesTaps(page);
  await sheet.getByRole('checkbox').check();
  await look(page, `${family}-mining-review`);
  await sheet.getByRole('button', { name: 'Lock it' }).dblclick();
  await expect(page.getByText('Order placed')).toBeVisible();
  await look(page, `${family}-mining-placed`);
  await goTo(page, '/pages/lockming/order');
  const newest = main.getByRole('list', { name: 'My orders' }).getByRole('button').first();
  await expect(newest).toContainText(/1,000\sUSDT/);
  await look(page, `${family}-mining-orders`);
  expect(writesTo(sandbox)).toEqual(['POST /lh/deposit 200']);
}

/** What is running is left before its time, with the penalty that list and sheet tell. */
async function leaveEarly({ page, sandbox }: Life, family: PublicFamily): Promise<void> {
  const sheet = page.getByRole('dialog');
  await page
    .getByRole('button', { name: /In progress/ })
    .first()
    .click();
  await takesTaps(page);
  await look(page, `${family}-mining-order`);
  await sheet.getByRole('button', { name: 'Redeem early' }).click();
  await expect(sheet.getByRole('button', { name: 'Keep it locked' })).toBeFocused();
  await takesTaps(page);
  await look(page, `${family}-mining-redeem`);
  await holdDown(page, 'Hold: Redeem early');
  await expect.poll(() => writesTo(sandbox)).toContain('POST /lh/deposit/order/cancel 200');
  await page.mouse.up();
  await expect(page.getByText(family === 'd' ? 'Refused' : 'Redeemed', { exact: true })).toBeVisible();
  await look(page, `${family}-mining-redeemed`);
  expect(writesTo(sandbox)).toEqual(['POST /lh/deposit/order/cancel 200']);
}

async function buyDual({ page, sandbox }: Life, family: PublicFamily): Promise<void> {
  const [main, sheet] = [page.getByRole('main'), page.getByRole('dialog')];
  await look(page, `${family}-dual`);
  if (family === 'c') {
    await expect(main).toContainText('Here this name stands for portfolios');
    await goTo(page, '/pages/invest/mine');
    await expect(main).toContainText('Here this name stands for portfolios');
    expect(writesTo(sandbox)).toEqual([]);
    return;
  }
  await page
    .getByRole('list', { name: 'Dual investment' })
    .getByRole('link', { name: /matures/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Shares' }).fill('2');
  await look(page, `${family}-dual-form`);
  await page.getByRole('button', { name: 'Review' }).click();
  await takesTaps(page);
  await sheet.getByRole('checkbox').check();
  await look(page, `${family}-dual-review`);
  await sheet.getByRole('button', { name: 'Buy' }).dblclick();
  await expect(page.getByText('Order accepted')).toBeVisible();
  await look(page, `${family}-dual-bought`);
  await goTo(page, '/pages/invest/mine');
  const newest = page.getByRole('list', { name: 'My holdings' }).getByRole('button').first();
  await expect(newest).toContainText(/0\.2\sBTC/);
  // These families begin to count states at 0, which elsewhere is a failure.
  await expect(newest).toContainText('Purchased');
  await look(page, `${family}-dual-holdings`);
  expect(writesTo(sandbox)).toEqual(['POST /dual/buyDual 200']);
}

async function subscribe({ page, sandbox }: Life, family: PublicFamily): Promise<void> {
  const [main, sheet] = [page.getByRole('main'), page.getByRole('dialog')];
  await page.getByRole('tab', { name: /^In progress/ }).click();
  await look(page, `${family}-sale`);
  await page.getByRole('link', { name: /Norda Network/ }).click();
  await page.getByRole('textbox', { name: 'Tokens' }).fill('101');
  await expect(factOf(main, 'You pay')).toHaveText('25.25 USDT');
  await page.getByRole('button', { name: 'Review' }).click();
  await takesTaps(page);
  await sheet.getByRole('checkbox').check();
  await look(page, `${family}-sale-review`);
  await sheet.getByRole('button', { name: 'Pay now' }).dblclick();
  await expect(page.getByText('Order for 101 NORDA accepted.')).toBeVisible();
  await goTo(page, '/pages/ieo/order');
  const newest = page.getByRole('list', { name: 'My subscriptions' }).locator('> li').first();
  await expect(newest).toContainText('NORDA');
  await expect(newest).toContainText('101');
  await look(page, `${family}-sale-orders`);
  expect(writesTo(sandbox)).toEqual(['POST /project/order 200']);
}

async function identify({ page, sandbox }: Life, family: PublicFamily): Promise<void> {
  await look(page, `${family}-identity`);
  await page.getByLabel('Name as in the document').fill('Nico Example');
  await page.getByLabel('Mobile number').fill('+6591000009');
  await page.getByLabel('Document number').fill('S1234567D');
  await give(page, 'Front side');
  await give(page, 'Back side');
  await look(page, `${family}-identity-filled`);
  await page.getByRole('button', { name: 'Send for review' }).dblclick();
  await expect(page.getByRole('main')).toContainText('Under review');
  await look(page, `${family}-identity-sent`);
  expect(writesTo(sandbox)).toEqual(['POST /upload 200', 'POST /upload 200', 'POST /user/real 200']);
}

const card = {
  'Name of the holder': 'Dana Example',
  Bank: 'Example Bank',
  Branch: 'Central',
  'Account or card number': '4000123412341234',
  'SWIFT code or ABA number': 'EXAMSGSG',
  'Province and city': 'Singapore',
  'Address of the bank': '1 Example Street',
  Phone: '6591000001',
  'Address of the holder': '2 Example Street',
};

async function saveCard({ page, sandbox }: Life, family: PublicFamily): Promise<void> {
  for (const [label, text] of Object.entries(card)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save card' }).dblclick();
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Example Bank');
  await look(page, `${family}-card`);
  expect(writesTo(sandbox)).toEqual(['POST /user/cash_save 200']);
}

async function speakSpanish({ page, sandbox }: Life, family: PublicFamily): Promise<void> {
  await page.getByRole('button', { name: /^Language/ }).click();
  await takesTaps(page);
  // The sheet closes with the choice, and its words change.
  await page.getByRole('radio', { name: 'Español' }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  for (const [name, path] of [
    ['home', '/'],
    ['contract', '/pages/transaction/contract?symbol=BTC/USDT'],
    ['withdraw', '/pages/fund/withdraw?currency=3'],
    ['card', '/pages/setting/bank_international'],
    ['news', '/pages/common/aboutuslist'],
  ] as const) {
    await goTo(page, path);
    await look(page, `${family}-spanish-${name}`);
  }
  expect(writesTo(sandbox)).toEqual([]);
}

interface Part {
  readonly says: string;
  readonly path: string;
  readonly live: (life: Life, family: PublicFamily) => Promise<void>;
  readonly who?: typeof newcomer;
}

const parts: readonly Part[] = [
  { says: 'a sum is locked once', path: '/pages/lockming/lockming', live: lock },
  { says: 'a locked sum is left early, or the server says why not', path: '/pages/lockming/order', live: leaveEarly },
  {
    says: 'shares of a dual investment are bought once, or it is said what is sold instead',
    path: '/pages/invest/invest',
    live: buyDual,
  },
  { says: 'new tokens are paid for once', path: '/pages/ieo/ieo', live: subscribe },
  { says: 'an identity is sent once', path: '/pages/setting/real', live: identify, who: newcomer },
  { says: 'a bank card is saved once', path: '/pages/setting/bank', live: saveCard },
  { says: 'another language is spoken everywhere', path: '/pages/setting/setting', live: speakSpanish },
];

for (const family of publicFamilies) {
  const test = testOn(family);
  for (const { says, path, live, who } of parts)
    test(`family ${family}: ${says}`, async ({ page, world, sandbox }) => {
      const life = { page, world, sandbox };
      await wakeUp(life, path, who);
      await live(life, family);
    });

  test(`family ${family}: artworks are listed and told of`, async ({ page, world, sandbox }) => {
    await wakeUp({ page, world, sandbox }, '/pages/nft/nft');
    await look(page, `${family}-artworks`);
    await page
      .getByRole('list', { name: 'Artworks' })
      .getByRole('link', { name: /Evening Grid/ })
      .click();
    await expect(page.getByRole('heading', { name: /Evening Grid/ })).toBeVisible();
    await look(page, `${family}-artwork`);
    await goTo(page, '/pages/nft/myNft');
    await look(page, `${family}-own-artworks`);
    expect(writesTo(sandbox)).toEqual([]);
  });
}
