import { useMemo } from 'react';
import type { AccountTransfer } from '../../../core/domain/wallets/wallet.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { part, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useReadLatestTransfers, useTransferBetweenAccounts } from '../data/transfers.ts';
import { keptTransfer } from '../model/kept-transfer.ts';
import { isTwinOf, transferRows, type TransferRow } from '../model/transfer-rows.ts';

export interface SentTransfer {
  readonly transfer: AccountTransfer;
  readonly currencyName: string;
}

const book = new RequestBook<SentTransfer, TransferRow>('transfer');
const codec = wishOf<SentTransfer>({ transfer: part(keptTransfer), currencyName: words });

/** Sends a transfer once; without an answer, records and balance show whether it happened. */
export function useTransfer(): SentOnce<SentTransfer, TransferRow> {
  const send = useTransferBetweenAccounts();
  const readLatest = useReadLatestTransfers();
  const readAvailable = useReadAvailable();
  const way = useMemo<Way<SentTransfer, TransferRow>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send: (wish) => send(wish.transfer),
      readRows: async () => transferRows(await readLatest()),
      readAvailable: ({ transfer: { currencyId, from } }) => readAvailable({ currencyId, account: from }),
      isTwin: (row, wish) => isTwinOf(wish.transfer)(row),
      nameOf: (wish) => keptTransfer.write(wish.transfer).join('.'),
    }),
    [send, readLatest, readAvailable],
  );
  return useMoneyRequest(book, way);
}
