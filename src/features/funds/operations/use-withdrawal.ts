import { useMemo } from 'react';
import { withdrawalWays, type Withdrawal, type WithdrawalWish } from '../../../core/domain/wallets/withdrawal.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, maybe, notKept, oneOf, part, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useDebitedAccount } from '../data/debited-account.ts';
import { useReadLatestWithdrawals } from '../data/past-withdrawals.ts';
import { useRequestWithdrawal } from '../data/withdrawals.ts';
import { isTwinOfWithdrawal } from '../model/withdrawal-plan.ts';

export interface SentWithdrawal {
  readonly wish: WithdrawalWish;
  readonly currencyName: string;
}

const book = new RequestBook<SentWithdrawal, Withdrawal>('withdrawal');
const withdrawal = wishOf<WithdrawalWish>({
  currencyId: words,
  amount: decimal(),
  fee: decimal(),
  way: oneOf(withdrawalWays),
  network: maybe(words),
  address: maybe(words),
  savedId: maybe(words),
  payPassword: notKept<string | undefined>(undefined),
});
const codec = wishOf<SentWithdrawal>({ wish: part(withdrawal), currencyName: words });

/** Sends a withdrawal once; without an answer, records and balance show whether it happened. */
export function useWithdrawal(): SentOnce<SentWithdrawal, Withdrawal> {
  const send = useRequestWithdrawal();
  const readLatest = useReadLatestWithdrawals();
  const readAvailable = useReadAvailable();
  const account = useDebitedAccount();
  const way = useMemo<Way<SentWithdrawal, Withdrawal>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send: ({ wish }) => send(wish),
      readRows: readLatest,
      readAvailable: ({ wish: { currencyId } }) => readAvailable({ currencyId, account }),
      isTwin: (row, { wish, currencyName }) => isTwinOfWithdrawal(wish, currencyName)(row),
      nameOf: ({ wish: { currencyId, amount, address = '' } }) => [currencyId, amount, address].join('.'),
    }),
    [send, readLatest, readAvailable, account],
  );
  return useMoneyRequest(book, way);
}
