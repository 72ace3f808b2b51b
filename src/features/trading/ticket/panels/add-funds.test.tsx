import { cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { AccountScope, type AccountId } from '../../../../core/account/account-scope.ts';
import { AccountContext } from '../../../../core/account/use-account.ts';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import { amount } from '../../../../core/money/amount.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { AddFunds } from './add-funds.tsx';

const { accounts } = vi.hoisted(() => ({ accounts: new Array<object>() }));
vi.mock('../../../shared/wallets/data/wallets.ts', () => ({
  useWallets: () => ({ data: { accounts, fiatRate: undefined, depositsOpen: true } }),
}));
vi.mock('../../../shared/wallets/data/convertible-currencies.ts', () => ({
  useConvertibleCurrencies: () => ({ data: undefined }),
}));

afterEach(() => {
  cleanup();
  accounts.length = 0;
});

function show(accountId: AccountId, followsPrice = false): void {
  const root = new Container();
  root.bind(ServerInfo).toConstantValue({ kind: 'network', isOneFile: false });
  render(
    <ContainerContext value={root}>
      <RuntimeConfigContext value={parseRuntimeConfig({})}>
        <AccountContext value={new AccountScope(accountId, root)}>
          <MemoryRouter>
            <Suspense>
              <AddFunds
                isShort
                needed={amount('100')}
                available={amount('0')}
                currency={{ id: '3', name: 'USDT' }}
                account="contracts"
                followsPrice={followsPrice}
              />
            </Suspense>
          </MemoryRouter>
        </AccountContext>
      </RuntimeConfigContext>
    </ContainerContext>,
  );
}

test('SM3 AddFunds: a contract ticket of practice without any money says that nothing here refills it', async () => {
  show('moni');
  expect(await screen.findByText(/cannot be refilled or reset here/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask support' })).toBeTruthy();
});

test.each([
  ['live', 'Add 100 USDT'],
  ['moni', 'Practice: add 100 USDT'],
] as const)('SM3 FU5 AddFunds: the button of %s names the money that it moves', async (accountId, name) => {
  accounts.push({ account: 'spot', balances: [{ currencyId: '3', available: '500' }] });
  show(accountId);
  const button = await screen.findByRole('link', { name: (text) => text.replaceAll(/\s/g, ' ') === name });
  expect(button.getAttribute('href')).toContain('/fund/transfer');
});

test('FU5 AddFunds: a market order is brought a little more, and is told so', async () => {
  accounts.push({ account: 'spot', balances: [{ currencyId: '3', available: '500' }] });
  show('live', true);
  expect((await screen.findByRole('link')).textContent.replaceAll(/\s/g, ' ')).toBe('Add 100.50 USDT');
  expect(screen.getByRole('link').getAttribute('href')).toContain('amount=100.5');
  expect(screen.getByText(/Includes 0\.5\s?% to spare/)).toBeTruthy();
});
