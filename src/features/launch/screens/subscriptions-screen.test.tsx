import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleList } from '../../../../tests/support/idle-list.ts';
import { sampleSubscription } from '../../../../tests/support/sample-subscription.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { dialects } from '../../../core/domain/server/server-dialect.ts';
import type { Subscription } from '../../../core/domain/products/launch.ts';
import { quantity } from '../../../core/money/amount.ts';
import SubscriptionsScreen from './subscriptions-screen.tsx';

let rows: readonly Subscription[] = [];
let isDemo = true;
let family: DialectName = 'standard';

vi.mock('../data/launches.ts', () => ({
  useSubscriptions: () => ({ rows, error: null, ...idleList }),
}));
vi.mock('../../shared/server/data/use-server-dialect.ts', () => ({ useServerDialect: () => dialects[family] }));
vi.mock('../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => isDemo }));
vi.mock('../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ serverTimeZone: 'UTC' }),
}));

beforeEach(() => {
  rows = [];
  isDemo = true;
  family = 'standard';
  // A phone.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Figures and their units hold together by a space that does not break. */
const textOf = (element: Element | undefined): string => (element?.textContent ?? '').replaceAll('\u00a0', ' ');
const orders = () => showScreen(SubscriptionsScreen, '/pages/ieo/order');

test('IE2 a row keeps the price and the project as they were, and says what comes next', async () => {
  rows = [sampleSubscription];
  await orders();
  const [item] = screen.getAllByRole('listitem');
  for (const text of ['Norda Network', '0.25 USDT', '10 USDT', '40 NORDA', 'Tokens arrive after the sale'])
    expect(textOf(item)).toContain(text);
  // What it is about stands first.
  expect(textOf(item)).toMatch(/Norda Network.*40 NORDA.*Tokens arrive/);
});

test('IE2 a server that keeps no snapshot leaves the row without it, and breaks nothing', async () => {
  const bare = { launchId: undefined, title: undefined, price: undefined, paid: undefined, saleEndsAt: undefined };
  rows = [
    { ...sampleSubscription, ...bare, status: 'completed', given: quantity('40'), tradableFrom: '2026-02-01 00:00:00' },
  ];
  await orders();
  const [item] = screen.getAllByRole('listitem');
  expect(textOf(item)).toContain('The tokens are in your spot account.');
  expect(textOf(item)).not.toContain('Token price');
  expect(screen.queryByRole('link', { name: 'NORDA' })).toBeNull();
});

test.each([
  ['paid', /shows once it is completed/, /Tokens arrive|Nothing to do/],
  ['completed', /Your accounts show what has arrived/, /in your spot account/],
  ['applied', /Waiting for the draw/, /The tokens/],
] as const)('IE2 a live row that is %s says no more than its server', async (status, said, unsaid) => {
  isDemo = false;
  rows = [{ ...sampleSubscription, status }];
  await orders();
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(unsaid)).toBeNull();
});

test.each([
  ['a', 'Spot', /in your spot account/],
  ['c', 'Options', /in your options account/],
] as const)('IE2 on %s the tokens are in the account %s', async (name, account, said) => {
  family = name;
  rows = [{ ...sampleSubscription, status: 'completed' }];
  await orders();
  expect(screen.getByText('Account').nextElementSibling?.textContent).toBe(account);
  expect(screen.getByText(said)).toBeTruthy();
});

test('IE2 on a desktop subscriptions are a table: the project leads to its page, and the state says what comes next', async () => {
  vi.unstubAllGlobals();
  rows = [
    { ...sampleSubscription, status: 'completed', given: quantity('40') },
    { ...sampleSubscription, id: '12', launchId: undefined, title: undefined, price: undefined, paid: undefined },
  ];
  await orders();
  const table = screen.getByRole('table', { name: 'My subscriptions' });
  const [, whole, bare] = within(table).getAllByRole('row');
  expect(textOf(whole)).toMatch(/Norda Network40 NORDA0\.25 USDT10 USDT40 NORDA.*Completed.*in your spot account/);
  expect(within(table).getByRole('link').getAttribute('href')).toBe('/pages/ieo/subscribe?id=2');
  expect(textOf(bare)).toMatch(/NORDA40 NORDA—.*Not announced.*Paid.*Tokens arrive after the sale/);
  expect(textOf(bare)).not.toMatch(/USDT/);
  // Figures end at one edge, words begin at one.
  expect(within(table).getByText('Completed').closest('td')?.dataset['figure']).toBeUndefined();
});

test('IE2 without any it says so', async () => {
  await orders();
  expect(screen.getByText('No subscriptions yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'IEO' }).getAttribute('href')).toBe('/pages/ieo/ieo');
});
