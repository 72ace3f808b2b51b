import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idleList } from '../../../../tests/support/idle-list.ts';
import { sampleSubscription } from '../../../../tests/support/sample-subscription.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import type { Launch, LaunchDetail, Subscription } from '../../../core/domain/products/launch.ts';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { dialects } from '../../../core/domain/server/server-dialect.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { amount, price, quantity, type Amount } from '../../../core/money/amount.ts';
import type { SentSubscription } from '../data/launches.ts';
import LaunchPagesScreen from './launch-pages-screen.tsx';

const now = Date.UTC(2026, 0, 9, 12);
const hour = 3_600_000;
const launch: LaunchDetail = {
  id: '2',
  title: 'Norda Network',
  summary: 'Weather stations.',
  logo: undefined,
  tokenName: 'NORDA',
  payName: 'USDT',
  payId: '3',
  total: quantity('1000'),
  sold: quantity('250'),
  startsAt: '2026-01-08 12:00:00',
  endsAt: '2026-01-10 13:00:00',
  startsAtMs: now - 24 * hour,
  endsAtMs: now + 25 * hour,
  phase: 'inProgress',
  price: price('0.25'),
  minimum: quantity('40'),
  tradableFrom: undefined,
  html: undefined,
  whitePaper: undefined,
  link: undefined,
  own: undefined,
};
const answers = {
  accepted: { kind: 'accepted' },
  refused: { kind: 'refused', error: new AppError('server', 'Only 5 NORDA are left.') },
  lost: { kind: 'no-answer' },
} as const;

let time = now;
let isSignedIn = true;
let detail: LaunchDetail = launch;
let failure: AppError | null = null;
let isDemo = true;
let family: DialectName = 'standard';
let listed: readonly Launch[] | undefined = [];
let found: readonly Subscription[] = [];
let available: Amount | undefined;
const subscribe = vi.fn<(wish: SentSubscription) => Promise<(typeof answers)[keyof typeof answers]>>();

vi.mock('../../shared/wallets/data/read-available.ts', () => ({ useReadAvailable: () => async () => '1000' }));
vi.mock('../data/launches.ts', () => ({
  useLaunches: () => ({ rows: listed, error: failure, ...idleList }),
  useLaunch: () => ({ data: failure === null ? detail : undefined, error: failure, refetch: () => undefined }),
  useSubscriptions: () => ({ rows: [], error: null, ...idleList }),
  useReadLatestSubscriptions: () => () => Promise.resolve(found),
  useSubscribe: () => subscribe,
}));
vi.mock('../../../core/time/use-server-now.ts', () => ({ useServerNow: () => time }));
vi.mock('../../shared/request-form/data/kept-draft.ts', () => ({ useKeptDraft: () => [undefined, () => undefined] }));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn }) }));
vi.mock('../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ serverTimeZone: 'UTC', dialect: { subscriptionAmount: 'tokens' } }),
}));
vi.mock('../../shared/server/data/use-server-dialect.ts', () => ({ useServerDialect: () => dialects[family] }));
vi.mock('../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => isDemo }));
vi.mock('../../shared/wallets/data/wallets.ts', () => ({
  useWallets: () => ({
    data: {
      accounts: [
        { account: 'spot', balances: [{ currencyId: '3', currencyName: 'USDT', available }] },
        { account: 'options', balances: [{ currencyId: '3', currencyName: 'USDT', available: '20' }] },
      ],
    },
  }),
}));

beforeEach(() => {
  time = now;
  isSignedIn = true;
  isDemo = true;
  family = 'standard';
  detail = launch;
  failure = null;
  listed = [launch];
  found = [];
  available = amount('100');
  subscribe.mockReset().mockResolvedValue(answers.accepted);
});
afterEach(cleanup);

/** Figures and their units hold together by a space that does not break. */
const textOf = (element: Element | undefined): string => (element?.textContent ?? '').replaceAll('\u00a0', ' ');
const list = () => showScreen(LaunchPagesScreen, '/pages/ieo/ieo');
const open = () => showScreen(LaunchPagesScreen, '/pages/ieo/subscribe?id=2');
const type = (value: string): void => void fireEvent.change(screen.getByLabelText('Tokens'), { target: { value } });
const review = async (value: string): Promise<HTMLElement> => {
  await open();
  type(value);
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  return screen.findByRole('dialog');
};

describe('the list of projects', () => {
  test('IE1 H3 the warning stands with the projects; each project has its phase, its clock, and how much is sold', async () => {
    await list();
    expect(screen.getByText(/lose everything/)).toBeTruthy();
    const card = screen.getByRole('link', { name: /Norda Network/ });
    for (const text of ['25% sold', 'In progress', 'Ends in 1 day 01:00:00']) expect(card.textContent).toContain(text);
  });

  test('IE1 a project changes its tab when its phase ends by the server’s time', async () => {
    time = now + 25 * hour;
    await list();
    expect(screen.getByRole('tab', { name: /Ended/ }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('link', { name: /Norda Network/ }).textContent).toContain('Ended');
    fireEvent.click(screen.getByRole('tab', { name: /In progress/ }));
    expect(screen.getByText('No sale is open.')).toBeTruthy();
  });

  test('IE1 where the server writes wall times alone, the zone of the configuration makes a clock of them', async () => {
    listed = [{ ...launch, startsAtMs: undefined, endsAtMs: undefined }];
    await list();
    expect(screen.getByRole('link', { name: /Norda Network/ }).textContent).toContain('Ends in 1 day 01:00:00');
  });

  test('IE1 what cannot be read says so', async () => {
    listed = undefined;
    failure = new AppError('server', 'The server says no.');
    await list();
    expect(screen.getByRole('alert').textContent).toContain('The server says no.');
  });
});

describe('one project', () => {
  test('IE1 H23 the terms are exact and the rule is told before anything is typed', async () => {
    await open();
    const [terms] = screen.getAllByRole('main');
    for (const text of ['0.25 USDT', '1,000 NORDA', '750 NORDA', '40 NORDA', 'Not announced'])
      expect(textOf(terms)).toContain(text);
    expect(screen.getByText(/first come, first served/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Tokens').value).toBe('');
    expect(textOf(terms)).not.toMatch(/viewing|hurry|only today/i);
  });

  test('W11 sales that the server does not tell are said to be unknown, and stand in the way of no order', async () => {
    detail = { ...launch, sold: undefined };
    await open();
    expect(screen.getByText('Left').nextElementSibling?.textContent).toBe('— not stated');
    expect(screen.getByText('— sold')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Review/ })).toBeTruthy();
  });

  test('IE1 how tokens are allotted is said of the demo alone', async () => {
    isDemo = false;
    await open();
    expect(screen.getByText(/by order or draw, and refunds are not stated/)).toBeTruthy();
    expect(screen.queryByText(/first come|exactly these tokens/)).toBeNull();
  });

  test('IE2 H15 40 tokens cost 10: reviewed, ticked, with the way back in front, sent once', async () => {
    const sheet = await review('40');
    expect(within(sheet).getAllByText('10 USDT')).toHaveLength(2);
    const pay = within(sheet).getByRole('button', { name: 'Pay now' });
    expect(pay).toHaveProperty('disabled', true);
    const tick = within(sheet).getByRole<HTMLInputElement>('checkbox');
    expect(tick.checked).toBe(false);
    fireEvent.click(tick);
    fireEvent.click(pay);
    fireEvent.click(pay);
    expect(await screen.findByText(/40 NORDA come to your spot account/)).toBeTruthy();
    expect(subscribe.mock.calls).toEqual([[{ launchId: '2', tokens: '40', payment: '10', payName: 'USDT' }]]);
  });

  test('IE2 when and how many tokens come is said of the demo alone: review and receipt', async () => {
    const sheet = await review('40');
    expect(within(sheet).getByText('You receive')).toBeTruthy();
    expect(within(sheet).getByText('After the sale')).toBeTruthy();
    cleanup();
    isDemo = false;
    const live = await review('40');
    expect(within(live).getByText('Not stated')).toBeTruthy();
    expect(screen.getAllByText('Tokens ordered')).toHaveLength(2);
    expect(screen.queryByText(/You receive|When the sale has ended/)).toBeNull();
    fireEvent.click(within(live).getByRole('checkbox'));
    fireEvent.click(within(live).getByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText(/Order for 40.NORDA accepted/)).toBeTruthy();
    expect(screen.queryByText(/come to your spot account/)).toBeNull();
  });

  test.each([
    ['39', 'At least 40 NORDA'],
    ['751', 'At most 750 NORDA'],
    ['404', /^Only .* NORDA available$/],
    ['0', /more than zero|above zero/i],
  ])('IE2 %s is held back before it is sent', async (value, message) => {
    await open();
    type(value);
    fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });

  test('T8 what is available has the places of its currency, and is never shown as more than it is', async () => {
    available = amount('56818.516598');
    await open();
    expect(textOf(screen.getByText('Available').nextElementSibling ?? undefined)).toBe('56,818.51 USDT');
  });

  test('IE2 too small a balance leads to adding funds', async () => {
    await open();
    type('404');
    expect(screen.getByRole('link', { name: 'Add funds' }).getAttribute('href')).toContain('currency=3');
  });

  test('IE2 the dashes of an empty form say what to do', async () => {
    await open();
    for (const name of ['You pay', 'You receive'])
      expect(screen.getByText(name).nextElementSibling?.textContent).toBe('—Enter an amount');
  });

  test('IE2 where the options account pays, its balance holds, a transfer tops it up, and the tokens go there', async () => {
    family = 'c';
    await open();
    const fact = (name: string) => screen.getByText(name).nextElementSibling ?? undefined;
    expect([textOf(fact('Account')), textOf(fact('Available'))]).toEqual(['Options', '20 USDT']);
    type('81');
    expect(screen.getByRole('link', { name: 'Add funds' }).getAttribute('href')).toBe(
      '/pages/fund/transfer?to=micro&currency=3',
    );
    cleanup();
    const sheet = await review('40');
    expect(textOf(within(sheet).getByText('Account').nextElementSibling ?? undefined)).toBe('Options');
    fireEvent.click(within(sheet).getByRole('checkbox'));
    fireEvent.click(within(sheet).getByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText(/40 NORDA come to your options account/)).toBeTruthy();
  });

  test('IE2 “all” is what the balance pays for and what is left', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.getByLabelText<HTMLInputElement>('Tokens').value).toBe('400');
  });

  test.each([
    ['refused', 'Only 5 NORDA are left.'],
    ['lost', 'Outcome unknown'],
  ] as const)('IE2 an order that is %s says so', async (answer, text) => {
    subscribe.mockResolvedValue(answers[answer]);
    const sheet = await review('40');
    fireEvent.click(within(sheet).getByRole('checkbox'));
    fireEvent.click(within(sheet).getByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('IE2 a lost answer is found in the records', async () => {
    subscribe.mockResolvedValue(answers.lost);
    const sheet = await review('40');
    found = [sampleSubscription];
    fireEvent.click(within(sheet).getByRole('checkbox'));
    fireEvent.click(within(sheet).getByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText(/the records show it/)).toBeTruthy();
  });

  test.each([
    [{ startsAtMs: now + hour }, 'The sale has not begun'],
    [{ endsAtMs: now }, 'The sale has ended'],
    [{ sold: quantity('1000') }, 'Sold out'],
  ])('IE1 %j: no form, and why', async (change, title) => {
    detail = { ...launch, ...change };
    await open();
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.queryByLabelText('Tokens')).toBeNull();
  });

  test.each([
    ['bad-status', false, 'Log in', 0],
    ['bad-status', true, undefined, 1],
    ['no-answer', false, undefined, 1],
  ] as const)(
    'switch 76: a project that fails with %s, signed in %s, sends a visitor to the login where that can help',
    async (kind, signedIn, link, tries) => {
      isSignedIn = signedIn;
      failure = new AppError(kind, '');
      await showScreen(LaunchPagesScreen, '/pages/ieo/subscribe?id=2');
      expect(screen.queryByRole('link', { name: 'Log in' })?.textContent).toBe(link);
      expect(screen.queryAllByText('Log in to see this sale.')).toHaveLength(1 - tries);
      expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(tries);
    },
  );

  test('IE1 a visitor sees everything and is led to the login', async () => {
    isSignedIn = false;
    await open();
    expect(screen.getByRole('link', { name: 'Log in to subscribe' })).toBeTruthy();
    expect(screen.queryByLabelText('Tokens')).toBeNull();
    cleanup();
    detail = { ...launch, endsAtMs: now };
    await open();
    expect(screen.getByText('The sale has ended')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Log in to subscribe' })).toBeNull();
  });

  test('IE2 an earlier order is named, and another order only while one is possible', async () => {
    detail = { ...launch, own: { orderNumber: '1011', tokens: quantity('40') } };
    await open();
    expect(screen.getByText('You have ordered here before')).toBeTruthy();
    expect(screen.getByText(/A new order adds to it/)).toBeTruthy();
    cleanup();
    detail = { ...detail, endsAtMs: now };
    await open();
    expect(screen.getByText('You have ordered here before')).toBeTruthy();
    expect(screen.queryByText(/A new order adds to it/)).toBeNull();
  });
});
