import { useCallback } from 'react';
import type { Rows } from '../../../core/domain/page.ts';
import type { Withdrawal, WithdrawalWish } from '../../../core/domain/withdrawal.ts';
import { useReadLatestWithdrawals, useWithdrawals } from '../../shared/withdrawals/data/past-withdrawals.ts';
import { useRequestWithdrawal } from '../data/withdrawals.ts';
import { traceIn } from '../../shared/requests/model/one-request.ts';
import { isTwinOfWithdrawal } from '../model/withdrawal-plan.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';

export interface SentWithdrawal {
  readonly wish: WithdrawalWish;
  readonly currencyName: string;
  /** What was recorded before; undefined when it could not be read. */
  readonly before: Rows<Withdrawal> | undefined;
}

/** Asks for a withdrawal once; where no answer comes, the records say whether it happened. */
export function useWithdrawal(): OneRequest<SentWithdrawal> & { readonly rows: SentWithdrawal['before'] } {
  const { rows } = useWithdrawals();
  const requestWithdrawal = useRequestWithdrawal();
  const readLatest = useReadLatestWithdrawals();
  const send = useCallback(({ wish }: SentWithdrawal) => requestWithdrawal(wish), [requestWithdrawal]);
  const trace = useCallback(
    async ({ wish, currencyName, before }: SentWithdrawal) =>
      traceIn({ before, after: await readLatest() }, isTwinOfWithdrawal(wish, currencyName)),
    [readLatest],
  );
  return { ...useOneRequest({ send, trace }), rows };
}
