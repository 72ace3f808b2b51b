import type { Page } from '@playwright/test';
import type { NoticeSubject } from '../../src/core/domain/notices/notice.ts';
import { approve, lookAgain, refuse } from './support/back-office.ts';
import { give } from './support/family-life.ts';
import { choose, chooseNetwork, fillSignIn, open, person, takesTaps } from './support/pages.ts';
import { fillQuickBuy, sendQuickBuy } from './support/quick-buy.ts';
import { goTo, settle } from './support/walk.ts';
import { isWatched } from './support/watched-things.ts';
import { expect, test, type JourneyWorld } from './support/world.ts';

// What staff decide while the person is elsewhere: told once, within seconds, and kept behind the bell.
test.use({ kind: 'live' });

/** A look is due every ten seconds, and a page that was closed has first to start, on a busy machine. */
const soonMs = 30_000;
const borrower = { identifier: 'overdue@tandem.test', password: 'demo1234' };
const newcomer = { identifier: 'new@tandem.test', password: 'demo1234' };

declare global {
  interface Window {
    cardCame?: (text: string) => void;
  }
}

/** The text of each card of news that ever comes, over reloads. */
async function cardsFrom(page: Page): Promise<readonly string[]> {
  const cards: string[] = [];
  await page.exposeFunction('cardCame', (text: string) => void cards.push(text));
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const card of document.querySelectorAll('[data-news-card]')) {
        if (seen.has(card)) continue;
        seen.add(card);
        window.cardCame?.(card.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return cards;
}

interface Story {
  readonly page: Page;
  readonly world: JourneyWorld;
}

/** What comes between the request and its decision, and what the person does to hear of it. */
type Absence = (story: Story, decide: () => Promise<void>) => Promise<void>;

const elsewhere: Absence = async ({ page }, decide) => {
  await goTo(page, '/pages/setting/setting');
  await decide();
};
const asleep: Absence = async ({ page, world }, decide) => {
  await goTo(page, '/');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await decide();
  await world.presenter.dropSocket();
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
};
const closed: Absence = async ({ page, world }, decide) => {
  await page.goto('about:blank');
  await decide();
  await open(page, world, '/');
};

/** Told within seconds, and once, also after a reload, when the list behind the bell has been drawn. */
async function isToldOnce(page: Page, cards: readonly string[], news: string): Promise<void> {
  const told = (): number => cards.filter((card) => inSpaces(card).includes(news)).length;
  await expect.poll(told, { timeout: soonMs, message: news }).toBe(1);
  await page.reload();
  // A page that has not begun to listen stays where it is.
  await expect(page.getByRole('main')).toBeVisible();
  await settle(page);
  await isKept(page, news.split(' · ')[0] ?? news);
  expect(told()).toBe(1);
}

async function isKept(page: Page, news: string): Promise<void> {
  await goTo(page, '/pages/mailMessage/mailMessage');
  await expect(page.getByRole('link').filter({ hasText: news })).toHaveCount(1);
  await settle(page);
}

interface Kind {
  readonly subject: NoticeSubject;
  /** In the title of the test, where a subject has several. */
  readonly what?: string;
  readonly who: typeof person;
  readonly ask: (story: Story) => Promise<void>;
  readonly decides: (world: JourneyWorld) => Promise<void>;
  readonly news: string;
}

/** Sums have a space that does not break. */
const inSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** A loan that is owed, and a payment that staff are to find. */
async function reportRepayment({ page }: Story): Promise<void> {
  await goTo(page, '/pages/fund/assets');
  await page.getByRole('link', { name: 'Report a repayment' }).click();
  await page.getByLabel('Amount repaid').fill('7500');
  await give(page, 'Picture of the payment');
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(page.getByText('Being checked').first()).toBeVisible();
}

async function orderPurchase({ page }: Story): Promise<void> {
  await goTo(page, '/pages/common/c2c');
  await fillQuickBuy(page);
  await sendQuickBuy(page);
}

/** An order with an account to pay to. */
async function orderMatched(story: Story): Promise<void> {
  const { page, world } = story;
  await orderPurchase(story);
  await approve(world, 'purchase');
  await lookAgain(page);
  await expect(page.getByRole('region', { name: 'Pay to this account' })).toBeVisible();
}

/** The same, and the pictures of the payment. */
async function payOrder(story: Story): Promise<void> {
  const { page } = story;
  await orderMatched(story);
  for (const picture of ['Picture of the transfer', 'Identity document, front', 'Identity document, back'])
    await give(page, picture);
  await page.getByRole('button', { name: 'Send for checking' }).click();
  await expect(page.getByText('Payment being checked')).toBeVisible();
}

const kinds: readonly Kind[] = [
  {
    subject: 'deposit',
    who: person,
    ask: async ({ page }) => {
      await goTo(page, '/pages/fund/receive?currency=3');
      await choose(page.getByRole('radio', { name: 'TRC20' }));
      await page.getByLabel('Amount').fill('150');
      await give(page, 'Picture of the payment');
      await page.getByRole('button', { name: 'I have sent it' }).click();
      await expect(page.getByText('Reported').first()).toBeVisible();
    },
    decides: (world) => approve(world, 'deposit'),
    news: 'Deposit credited: USDT · 150',
  },
  {
    subject: 'withdrawal',
    who: person,
    ask: async ({ page }) => {
      await goTo(page, '/pages/fund/withdraw?currency=3');
      await chooseNetwork(page, 'TRC20');
      await page.getByRole('textbox', { name: 'Address' }).fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
      await page.getByRole('textbox', { name: 'Amount' }).fill('500');
      await page.getByLabel('Payment password', { exact: true }).fill('demo5678');
      await page.getByRole('button', { name: 'Review' }).click();
      await takesTaps(page);
      await page.getByRole('switch', { name: 'I have checked everything' }).click();
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await expect(page.getByText('Requested')).toBeVisible();
    },
    decides: (world) => approve(world, 'withdrawal'),
    news: 'Withdrawal sent: USDT · 500',
  },
  {
    subject: 'loan',
    who: person,
    ask: async ({ page }) => {
      await goTo(page, '/pages/common/borrowing');
      await choose(page.getByRole('radio', { name: /^OTC loan · 7 days/ }));
      await page.getByLabel('Loan amount').fill('500000');
      for (const document of ['Front of the identity document', 'Bank statement', 'Proof of assets', 'Proof of income'])
        await give(page, document);
      await page.getByRole('button', { name: 'Review the application' }).click();
      const review = page.getByRole('dialog', { name: 'Your application' });
      await takesTaps(page);
      await review.getByRole('checkbox').check();
      await review.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('Application under review')).toBeVisible();
    },
    decides: (world) => approve(world, 'loan'),
    news: 'Loan paid out: USDT · 500,000',
  },
  {
    subject: 'identity',
    who: newcomer,
    ask: async ({ page }) => {
      await goTo(page, '/pages/setting/real');
      await page.getByRole('link', { name: 'Add now' }).click();
      const sheet = page.getByRole('dialog', { name: 'Add phone' });
      await takesTaps(page);
      await sheet.getByLabel('Country code').fill('65');
      await sheet.getByLabel('Number').fill('91000777');
      await sheet.getByRole('button', { name: 'Send code' }).click();
      await sheet.getByLabel('Verification code').fill('246810');
      await sheet.getByRole('button', { name: 'Verify' }).click();
      await expect(page).toHaveURL(/setting\/real$/);
      await page.getByLabel('Name as in the document').fill('Nico Example');
      await page.getByLabel('Mobile number').fill('+6591000777');
      await page.getByLabel('Document number').fill('S1234567D');
      for (const side of ['Front side', 'Back side']) await give(page, side);
      await page.getByRole('button', { name: 'Send for review' }).click();
      await expect(page.getByText('Under review')).toBeVisible();
    },
    decides: (world) =>
      world.presenter.decide({
        kind: 'identity',
        identifier: newcomer.identifier,
        level: 1,
        isApproved: true,
        reason: '',
      }),
    news: 'Identity check approved',
  },
  {
    subject: 'purchase',
    who: person,
    ask: async ({ page }) => {
      await goTo(page, '/pages/common/c2c');
      await fillQuickBuy(page);
      await page.getByRole('button', { name: 'Order', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Open the order' })).toBeVisible();
    },
    decides: (world) => approve(world, 'purchase'),
    news: 'Crypto purchase awaits payment: USDT',
  },
  {
    subject: 'repayment',
    what: 'repayment that is confirmed',
    who: borrower,
    ask: reportRepayment,
    decides: (world) => approve(world, 'repayment'),
    news: 'Loan repayment confirmed: USDT · 7,500 USDT',
  },
  {
    subject: 'repayment',
    what: 'repayment that is refused',
    who: borrower,
    ask: reportRepayment,
    decides: (world) => refuse(world, 'repayment'),
    news: 'Loan repayment refused: USDT · 7,500 USDT',
  },
  {
    subject: 'purchase',
    what: 'paid purchase that is credited',
    who: person,
    ask: payOrder,
    decides: (world) => approve(world, 'purchasePayment'),
    news: 'Crypto purchase credited: USDT',
  },
  {
    subject: 'purchase',
    what: 'paid purchase that staff do not find',
    who: person,
    ask: payOrder,
    decides: (world) => refuse(world, 'purchasePayment'),
    news: 'Crypto purchase cancelled: USDT',
  },
  {
    subject: 'purchase',
    what: 'purchase that is refused before a payment',
    who: person,
    ask: orderPurchase,
    decides: (world) => refuse(world, 'purchase'),
    news: 'Crypto purchase cancelled: USDT',
  },
  {
    subject: 'purchase',
    what: 'unpaid purchase whose time is over',
    who: person,
    ask: orderMatched,
    decides: (world) => world.presenter.advance({ milliseconds: 31 * 60_000 }),
    news: 'Crypto purchase expired: USDT',
  },
];

const absences = { elsewhere, asleep, closed };

for (const { subject, what = `${subject} that is decided`, who, ask, decides, news } of kinds)
  for (const [name, absence] of Object.entries(absences))
    test(`T1 decisions: a ${what} while the person is ${name} is told once, soon, and kept`, async ({
      page,
      world,
    }) => {
      const cards = await cardsFrom(page);
      await open(page, world, '/pages/common/login?return=%2Fpages%2Fsetting%2Fsetting');
      await fillSignIn(page, who);
      await expect.poll(() => page.url()).toContain('#/pages/setting/setting');
      await ask({ page, world });
      await isWatched(page, subject);
      await absence({ page, world }, () => decides(world));
      await isToldOnce(page, cards, news);
    });
