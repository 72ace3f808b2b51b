import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { amount } from '../../../core/money/amount.ts';
import type { Balance } from '../../../core/domain/wallets/wallet.ts';
import { CoinList } from './coin-list.tsx';

vi.mock('../../../core/i18n/use-text.ts', () => ({ useText: () => (key: string) => key }));
vi.mock('../../../core/ui/money/coin-mark.tsx', () => ({ CoinMark: () => undefined }));
vi.mock('../../../core/ui/money/money-text.tsx', () => ({
  MoneyText: ({ value }: { readonly value: string }) => <span>{value}</span>,
}));
vi.mock('../../shared/fiat/parts/fiat-text.tsx', () => ({
  FiatText: ({ value, code }: { readonly value: string; readonly code: string }) => <span>{`${code} ${value}`}</span>,
}));
afterEach(cleanup);

test('CoinList: a coin at the price of one is not worth a hundredth more than its amount', () => {
  const owned = amount('57115.755');
  const balance = { currencyId: '3', currencyName: 'USDT', available: owned, locked: amount('0') } as Balance;
  render(
    <CoinList
      rows={[{ balance, value: owned }]}
      fiatCode="USD"
      logoOf={() => undefined}
      inFiat={(usdt) => usdt}
      onOpen={() => undefined}
    />,
  );
  expect(screen.getByText('57115.75')).toBeDefined();
  expect(screen.getByText('USD 57115.75')).toBeDefined();
});
