import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now, won } from '../../../../../tests/support/won-auction.ts';
import type { WonAuction } from '../../../../core/domain/products/art-sale.ts';
import { Preferences } from '../../../../core/preferences/preferences.ts';
import { PreferencesContext } from '../../../../core/preferences/use-preferences.ts';
import { watchNotices } from '../../../../core/ui/notify.ts';
import { WonBanner } from './won-banner.tsx';

let all: readonly WonAuction[] = [];

vi.mock('../data/won-auctions.ts', () => ({ useWonAuctions: () => ({ query: { data: all } }) }));
vi.mock('../../../../core/time/use-server-now.ts', async () => {
  const fixture = await import('../../../../../tests/support/won-auction.ts');
  return { useServerNow: () => fixture.now };
});

const told: string[] = [];
vi.mock('../data/pay-reminder.ts', () => ({
  useFirstReminder: () => (id: string, near: string) => {
    const isFirst = !told.includes(`${id} ${near}`);
    told.push(`${id} ${near}`);
    return isFirst;
  },
}));

afterEach(cleanup);
/** Dictionaries arrive when they do. */
const patience = { timeout: 60_000 };
const notices: string[] = [];
beforeEach(() => {
  told.length = 0;
  notices.length = 0;
  // What an earlier test said while nothing listened.
  watchNotices(() => undefined)();
  return watchNotices(({ text }) => notices.push(text));
});

const show = (list: readonly WonAuction[], path = '/pages/market/market', tellDue = true): void => {
  all = list;
  const preferences = new Preferences();
  preferences.change({ tellDue });
  render(
    <PreferencesContext value={preferences}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <WonBanner />
        </Suspense>
      </MemoryRouter>
    </PreferencesContext>,
  );
};

test('NF3 on any page the auction whose time to pay ends first is counted down, and leads to the payment', async () => {
  show([{ ...won, id: '9', name: 'Red', payBeforeMs: now + 2 * 3_600_000 }, won]);
  expect(await screen.findByText('You won “Red”', {}, patience)).toBeTruthy();
  expect(screen.getByText('02:00:00')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toContain('id=9');
});

test('NF3 nothing is shown where nothing is due, or where the page says it in full', async () => {
  show([{ ...won, state: 'paid' }]);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show([won], '/pages/nft/nft');
  expect(screen.queryByRole('link')).toBeNull();
});

test('NF3 the page of one win counts down the other ones, and so does the list of all', async () => {
  const red: WonAuction = { ...won, id: '9', name: 'Red', payBeforeMs: now + 2 * 3_600_000 };
  const page = '/pages/nft/purchase_one';
  show([red, won], `${page}?id=9`);
  expect(await screen.findByText('You won “Blue”', {}, patience)).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  cleanup();
  show([red], `${page}?id=9`);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show([red], page);
  expect(await screen.findByText('You won “Red”', {}, patience)).toBeTruthy();
});

test('NF3 a second win that ends minutes later is reminded of as well', async () => {
  const minute = 60_000;
  show([
    { ...won, payBeforeMs: now + 50 * minute },
    { ...won, id: '9', name: 'Red', payBeforeMs: now + 55 * minute },
  ]);
  await screen.findByText('You won “Blue”', {}, patience);
  expect(notices).toHaveLength(2);
  expect(notices.join()).toMatch(/“Blue”.*50:00.*“Red”.*55:00/);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test.each([
  [24, []],
  [12, [/^You won “Blue” · Less than half of the day is left: 12:00:00/]],
  [1, [/^You won “Blue” · Less than an hour is left: 01:00:00/]],
])('NF3 with %i hours left it reminds once of the deposit', async (hours, expected) => {
  for (const _ of [1, 2]) {
    cleanup();
    show([{ ...won, payBeforeMs: now + hours * 3_600_000 }]);
    await screen.findByText('You won “Blue”', {}, patience);
  }
  expect(notices).toHaveLength(expected.length);
  for (const [index, words] of expected.entries()) expect(notices[index]).toMatch(words);
});

test('E35 NF3 who does not want to be reminded is not, and the time that is left still stands there', async () => {
  show([{ ...won, payBeforeMs: now + 3_600_000 }], undefined, false);
  expect(await screen.findByText('01:00:00', {}, patience)).toBeTruthy();
  expect(notices).toEqual([]);
});
