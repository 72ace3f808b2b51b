import { act, cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { createRef, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { optionContext } from '../../../../../tests/support/option-samples.ts';
import { AccountScope } from '../../../../core/account/account-scope.ts';
import { AccountContext } from '../../../../core/account/use-account.ts';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import { loadTexts } from '../../../../core/i18n/i18n.ts';
import { amount } from '../../../../core/money/amount.ts';
import type { OptionTicket } from '../operations/use-option-ticket.ts';
import { emptyOption, optionForm } from '../model/option-ticket.ts';
import { OptionTicketPanel } from './option-ticket-panel.tsx';

vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true }) }));
vi.mock('../../../shared/wallets/data/wallets.ts', () => ({
  useWallets: () => ({
    data: {
      accounts: [{ account: 'spot', balances: [{ currencyId: '3', available: '500' }] }],
      fiatRate: undefined,
      depositsOpen: true,
    },
  }),
}));
vi.mock('../../../shared/wallets/data/convertible-currencies.ts', () => ({
  useConvertibleCurrencies: () => ({ data: undefined }),
}));

afterEach(cleanup);

async function show(available: string, stakeText: string): Promise<void> {
  await loadTexts(['common', 'options', 'trading', 'glossary', 'convert']);
  const { currencies, ...rest } = optionContext();
  const context = { ...rest, currencies: currencies?.map((one) => ({ ...one, available: amount(available) })) };
  const draft = { ...emptyOption, stakeText };
  const form: OptionTicket['form'] = {
    ...optionForm.read(draft, context),
    draft,
    act: () => undefined,
    ask: () => undefined,
    rest: () => undefined,
    errorOf: () => undefined,
  };
  const ticket = { form, context, failure: null, retry: () => undefined, stakeRef: createRef<HTMLInputElement>() };
  const root = new Container();
  // The way is fetched when it is first wanted.
  await act(async () => {
    render(
      <ContainerContext value={root}>
        <RuntimeConfigContext value={parseRuntimeConfig({})}>
          <AccountContext value={new AccountScope('live', root)}>
            <MemoryRouter initialEntries={['/pages/micro?symbol=BTC/USDT']}>
              <Suspense>
                <OptionTicketPanel ticket={ticket} here="/pages/micro" />
              </Suspense>
            </MemoryRouter>
          </AccountContext>
        </RuntimeConfigContext>
      </ContainerContext>,
    );
    await import('../../ticket/panels/add-funds.tsx');
  });
}

test('FU5 OptionTicketPanel: a stake that the account cannot pay leads to what it and its fee lack, and back', async () => {
  await show('0', '10');
  const way = await screen.findByRole('link', { name: /^Add 10\.05\sUSDT$/ });
  const { pathname, searchParams } = new URL(way.getAttribute('href') ?? '', 'https://here.test');
  expect(pathname).toBe('/pages/fund/transfer');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    currency: '3',
    amount: '10.05',
    return: '/pages/micro?symbol=BTC/USDT',
  });
  expect(searchParams.get('to')).not.toBe(searchParams.get('from'));
});

test.each([
  ['10.05', '10'],
  ['0', ''],
])('FU5 OptionTicketPanel: with %s there and a stake of "%s" nothing is lacking', async (available, stakeText) => {
  await show(available, stakeText);
  expect(await screen.findByRole('group', { name: 'Stakes to choose from' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
