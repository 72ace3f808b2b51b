import { renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { expect, test } from 'vitest';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import type { Balance } from '../../../../core/domain/wallets/wallet.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { amount } from '../../../../core/money/amount.ts';
import { Session, type SessionState } from '../../../../core/platform/session.ts';
import { WalletPort } from '../../../../core/ports/wallet-port.ts';
import { useMissingWallet } from './missing-wallet.ts';

const state: SessionState = { token: 'a1', userId: '7', language: 'en' };
const balanceOf = (currencyId: string): Balance => ({
  currencyId,
  currencyName: '',
  available: amount('1'),
  locked: amount('0'),
  usdtPrice: undefined,
  canDeposit: true,
});

/** A server that has wallets of these currencies, and answers the question for another one like this. */
function serverWith(listed: readonly string[], otherwise: () => Promise<never>) {
  const asked: string[] = [];
  const root = new Container();
  root.bind(Session).toConstantValue({ state: () => state, watch: () => () => undefined } as never);
  root.bind(WalletPort).toConstantValue({
    walletDetail: async ({ currencyId }: { currencyId: string }) => {
      asked.push(`detail ${currencyId}`);
      if (!['1', '3'].includes(currencyId) || (currencyId === '1' && !listed.includes('1'))) return otherwise();
      return { ...balanceOf(currencyId), account: 'spot', spotFeeRate: undefined };
    },
    wallets: async () => {
      asked.push('wallets');
      return { accounts: [{ account: 'spot', balances: listed.map(balanceOf) }], depositsOpen: true };
    },
  } as never);
  return { asked, wrapper: portsAround(root) };
}

const { base, quote } = sampleInstrument;
const refused = () => Promise.reject(new AppError('server', 'Wallet not found'));
const show = (wrapper: ReturnType<typeof portsAround>) =>
  renderHook(() => useMissingWallet([base, quote], 'spot'), { wrapper }).result;

test('switch 73 useMissingWallet: a refused balance of a coin that no list of wallets has', async () => {
  const { wrapper } = serverWith(['3'], refused);
  const missing = show(wrapper);
  expect(missing.current).toBeUndefined();
  await waitFor(() => expect(missing.current).toBe('BTC'));
});

test('switch 73 useMissingWallet: nothing is missing where both are told, and the list is not asked for', async () => {
  const { asked, wrapper } = serverWith(['1', '3'], refused);
  const missing = show(wrapper);
  await waitFor(() => expect(asked).toContain('detail 3'));
  await waitFor(() => expect(asked).toContain('detail 1'));
  expect(missing.current).toBeUndefined();
  expect(asked).not.toContain('wallets');
});

test('switch 73 useMissingWallet: a fault of the server says nothing of wallets', async () => {
  const { asked, wrapper } = serverWith(['3'], () => Promise.reject(new AppError('bad-status', '', { status: 500 })));
  const missing = show(wrapper);
  await waitFor(() => expect(asked).toContain('detail 1'));
  expect(missing.current).toBeUndefined();
  expect(asked).not.toContain('wallets');
});

test('switch 73 useMissingWallet: what was refused although it is listed is not missing', async () => {
  const root = new Container();
  root.bind(Session).toConstantValue({ state: () => state, watch: () => () => undefined } as never);
  let listings = 0;
  root.bind(WalletPort).toConstantValue({
    walletDetail: refused,
    wallets: async () => {
      listings += 1;
      return { accounts: [{ account: 'spot', balances: [balanceOf('1'), balanceOf('3')] }], depositsOpen: true };
    },
  } as never);
  const missing = show(portsAround(root));
  await waitFor(() => expect(listings).toBe(1));
  expect(missing.current).toBeUndefined();
});
