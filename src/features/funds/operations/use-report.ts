import { useMemo } from 'react';
import type { Deposit, DepositReport } from '../../../core/domain/wallets/deposit.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, notKept, part, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadLatestDeposits, useReportDeposit } from '../data/deposits.ts';
import { isTwinOfReport } from '../model/deposit-place.ts';

export interface SentReport {
  readonly report: DepositReport;
  readonly currencyName: string;
}

type OnPage = (address: string | undefined) => void;

const book = new RequestBook<SentReport, Deposit>('deposit-report');
const report = wishOf<DepositReport>({
  currencyId: words,
  amount: decimal(),
  voucher: notKept(''),
  place: notKept({ channelId: '' }),
});
const codec = wishOf<SentReport>({ report: part(report), currencyName: words });

/** Reports a deposit once; without an answer, the records show whether it arrived. No balance does before it is checked. */
export function useReport(onPage?: OnPage): SentOnce<SentReport, Deposit> {
  const send = useReportDeposit(onPage);
  const readLatest = useReadLatestDeposits();
  const way = useMemo<Way<SentReport, Deposit>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send: (wish) => send(wish.report),
      readRows: readLatest,
      isTwin: (row, wish) => isTwinOfReport(wish.report, wish.currencyName)(row),
      nameOf: (wish) => [wish.report.currencyId, wish.report.amount].join('.'),
    }),
    [send, readLatest],
  );
  return useMoneyRequest(book, way);
}
