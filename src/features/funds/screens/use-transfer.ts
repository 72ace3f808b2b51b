import { useCallback } from 'react';
import type { Rows } from '../../../core/domain/page.ts';
import type { AccountTransfer } from '../../../core/domain/wallet.ts';
import { useAccountTransfers, useReadLatestTransfers, useTransferBetweenAccounts } from '../data/transfers.ts';
import { traceIn } from '../../shared/requests/model/one-request.ts';
import { isTwinOf, transferRows, type TransferRow } from '../model/transfer-rows.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';

export interface SentTransfer {
  readonly transfer: AccountTransfer;
  readonly currencyName: string;
  /** What was recorded before; undefined when it could not be read. */
  readonly before: Rows<TransferRow> | undefined;
}

/** Sends a transfer once; where no answer comes, the records say whether it happened. */
export function useTransfer(): OneRequest<SentTransfer> & { readonly before: SentTransfer['before'] } {
  const { rows } = useAccountTransfers();
  const transferBetweenAccounts = useTransferBetweenAccounts();
  const readLatest = useReadLatestTransfers();
  const send = useCallback(
    ({ transfer }: SentTransfer) => transferBetweenAccounts(transfer),
    [transferBetweenAccounts],
  );
  const trace = useCallback(
    async ({ transfer, before }: SentTransfer) =>
      traceIn({ before, after: transferRows(await readLatest()) }, isTwinOf(transfer)),
    [readLatest],
  );
  return { ...useOneRequest({ send, trace }), before: rows === undefined ? undefined : transferRows(rows) };
}
