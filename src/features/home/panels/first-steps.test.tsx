import { cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import { bindDevice } from '../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { AccountScope } from '../../../core/account/account-scope.ts';
import { AccountContext } from '../../../core/account/use-account.ts';
import { practiceExplainedKey } from '../../../core/account/practice-explained.ts';
import { asFound } from '../../../core/config/found-products.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import type { Wallets } from '../../../core/domain/wallets/wallet.ts';
import { Session } from '../../../core/platform/session.ts';
import { DepositsPort } from '../../../core/ports/deposits-port.ts';
import { SessionStore } from '../../../core/session/session-store.ts';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { amount } from '../../../core/money/amount.ts';
import { FirstSteps } from './first-steps.tsx';

let user: object | undefined;
vi.mock('../../shared/session/data/current-user.ts', () => ({ useCurrentUser: () => ({ data: user }) }));
let reported: readonly object[] = [];
afterEach(() => {
  cleanup();
  reported = [];
});

const walletsOf = (available: string): Wallets =>
  ({
    accounts: [
      { account: 'spot', balances: [{ currencyName: 'USDT', available: amount(available), locked: amount('0') }] },
    ],
  }) as unknown as Wallets;

interface Shown {
  readonly available?: string;
  readonly account?: 'live' | 'moni';
  readonly kept?: readonly [string, string][];
  readonly lacking?: string;
}

async function show({ available = '0', account = 'live', kept = [], lacking = 'quiz' }: Shown): Promise<string[]> {
  const root = new Container();
  bindDevice(root, new Map(kept), () => 0);
  const session = new SessionStore(memoryStorage());
  session.signIn('token');
  root.bind(Session).toConstantValue(session);
  root.bind(DepositsPort).toConstantValue({
    deposits: async () => Promise.resolve({ items: reported, total: reported.length }),
  } as unknown as DepositsPort);
  render(
    <RuntimeConfigContext value={asFound(parseRuntimeConfig({}), lacking)}>
      <AccountContext value={new AccountScope(account, root)}>
        <FirstSteps wallets={walletsOf(available)} />
        <p>end</p>
      </AccountContext>
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  await screen.findByText('end', {}, { timeout: 20_000 });
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');
}

const verified = { hasPaymentPassword: true, verification: 'approved' };

test('FirstSteps: a new person finds the payment password, the identity check and both ways to add money', async () => {
  user = { hasPaymentPassword: false, verification: 'none' };
  const ways = await show({});
  expect(ways).toEqual(
    ['setting/payPassword', 'setting/real_mark', 'fund/receive', 'common/c2c'].map((page): unknown =>
      expect.stringContaining(`/pages/${page}`),
    ),
  );
});

test('FirstSteps: practice goes once it was opened on this device, quick buy where the server has none', async () => {
  user = verified;
  expect((await show({})).some((way) => way.includes('/pages/moni/'))).toBe(true);
  cleanup();
  const left = await show({ kept: [[practiceExplainedKey, 'yes']], lacking: 'quickBuy' });
  expect(left).toEqual([expect.stringContaining('/pages/fund/receive')]);
});

test('FirstSteps: nothing for a person with money and a payment password, nor in practice', async () => {
  user = verified;
  expect(await show({ available: '5' })).toEqual([]);
  cleanup();
  expect(await show({ account: 'moni' })).toEqual([]);
});

const deposit = (sent: string, status: string, currencyName = 'USDT') => ({
  id: `${sent} ${status}`,
  currencyName,
  amount: amount(sent),
  status,
});

test('FirstSteps: money that was reported and is being checked stands there, one sum for each currency', async () => {
  user = verified;
  reported = [deposit('500', 'pending'), deposit('20.5', 'pending'), deposit('7', 'credited'), deposit('9', 'refused')];
  await show({ available: '5' });
  const row = await screen.findByRole('link', { name: /Deposit/ });
  expect(row.textContent).toMatch(/^Deposit520\.50\sUSDT$/);
  expect(row.getAttribute('href')).toBe('/pages/fund/receive_withdraw_record');
  expect(screen.getByRole('heading', { name: 'Being checked' })).toBeDefined();
});

test('FirstSteps: in practice, nothing is said of real money', async () => {
  user = verified;
  reported = [deposit('500', 'pending')];
  expect(await show({ account: 'moni' })).toEqual([]);
});

test('FirstSteps: the identity check stays while staff look at it, and says so', async () => {
  user = { hasPaymentPassword: true, verification: 'reviewing' };
  await show({});
  const row = await screen.findByRole('link', { name: /Verify your identity/ });
  expect(row.textContent).toContain('Being checked');
  expect(row.getAttribute('href')).toBe('/pages/setting/real');
});
