import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { AccountScope } from '../../../../core/account/account-scope.ts';
import { AccountContext } from '../../../../core/account/use-account.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { WalletPort } from '../../../../core/ports/wallet-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useReadAccount } from './after-write.ts';

const account = new AccountScope('live', new Container());
const sums = accountKey(account, TradingPort, 'contractAccount', { baseId: '1', quoteId: '3' });
const balance = accountKey(account, WalletPort, 'walletDetail', { currencyId: '3', account: 'spot' });

const terms = accountKey(account, TradingPort, 'contractTerms', { baseId: '1', quoteId: '3' });
const stakes = accountKey(account, OptionsPort, 'payableCurrencies');
const freeSums = [sums, balance, terms, stakes];

test('useReadAccount: a sum that no page shows counts as that of before, and is read again when a ticket opens', async () => {
  const queries = new QueryClient();
  for (const key of freeSums) queries.setQueryData(key, 'before');
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <AccountContext value={account}>{children}</AccountContext>
    </QueryClientProvider>
  );
  await renderHook(useReadAccount, { wrapper }).result.current();
  expect(freeSums.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, true]);
});

test('useReadAccount: a sum on the screen stays there until it has been read again', async () => {
  const queries = new QueryClient();
  const answers = ['before', 'after'];
  const observer = new QueryObserver(queries, { queryKey: sums, queryFn: () => answers.shift() });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => queries.getQueryData(sums)).toBe('before');
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <AccountContext value={account}>{children}</AccountContext>
    </QueryClientProvider>
  );
  const reading = renderHook(useReadAccount, { wrapper }).result.current();
  expect(queries.getQueryData(sums)).toBe('before');
  await reading;
  expect(queries.getQueryData(sums)).toBe('after');
  stop();
});
