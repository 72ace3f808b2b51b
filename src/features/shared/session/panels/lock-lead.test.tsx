import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDemoConfig } from '../../../../core/config/demo-config.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { lockedUntilRepaid } from '../../../../core/rules/people/account-locks.ts';
import { MoneyMarkContext } from '../../../../core/ui/money/money-mark.ts';
import { guardedAt } from '../model/guarded-pages.ts';
import { LockLead } from './lock-lead.tsx';

const now = Date.UTC(2026, 0, 9, 12);
let user: { isLocked: boolean; lockedUntil: number | undefined; fundsFrozen: boolean };
let family = 'standard';
vi.mock('../data/current-user.ts', () => ({ useCurrentUser: () => ({ data: user }) }));
vi.mock('../../server/data/use-server-family.ts', () => ({ useServerFamily: () => family }));
vi.mock('../../../../core/time/read-times.ts', () => ({ useReadTimes: () => ({ best: () => now }) }));
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => createDemoConfig() }));

beforeEach(() => {
  user = { isLocked: true, lockedUntil: lockedUntilRepaid, fundsFrozen: false };
  family = 'standard';
});
afterEach(cleanup);

const show = (path: string, mark: 'real' | 'simulated' = 'real') =>
  render(
    <MoneyMarkContext value={mark}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <LockLead />
        </Suspense>
      </MemoryRouter>
    </MoneyMarkContext>,
  );

test.each([
  [routes.fund.withdraw, 'withdrawals'],
  [routes.fund.fundTransfer, 'conversions'],
  [routes.nft.artworkDetail, 'NFT'],
  [routes.game.game, 'quiz'],
  [routes.lockming.buy, 'lock mining'],
  [routes.invest.purchase, 'dual investment'],
  [routes.ieo.subscribe, 'IEO'],
  [routes.follow.follow, 'copy trading'],
  [routes.common.c2c, 'crypto purchases'],
  [routes.common.borrowing, 'loans'],
])('A1 before the form of %s a person with an overdue loan is told, until it is repaid', async (path, action) => {
  show(path);
  expect(await screen.findByText('Account locked until your loan is repaid.', {}, { timeout: 60_000 })).toBeTruthy();
  expect(screen.getByText(`Not possible: ${action}.`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Repay loan' }).getAttribute('href')).toBe(routes.common.borrowingback);
});

test('A1 nothing is said where no lock forbids it: own transfers, deposits, practice, and what a public server does not ask', async () => {
  show(routes.fund.transfer);
  show(routes.fund.receive);
  show(routes.fund.withdraw, 'simulated');
  family = 'a';
  show(routes.nft.artworkDetail);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByRole('note')).toBeNull();
});

test('A1 frozen funds forbid a transfer, too; the way on is support', async () => {
  user = { isLocked: false, lockedUntil: undefined, fundsFrozen: true };
  show(routes.fund.transfer);
  expect(await screen.findByText('Funds frozen.', {}, { timeout: 60_000 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy();
  expect(guardedAt(routes.fund.receive)).toBeUndefined();
});
