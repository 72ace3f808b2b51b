import { useCallback } from 'react';
import type { Deposit, DepositReport } from '../../../core/domain/deposit.ts';
import type { Rows } from '../../../core/domain/page.ts';
import { traceIn } from '../../shared/requests/model/one-request.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { useDeposits, useReadLatestDeposits, useReportDeposit } from '../data/deposits.ts';
import { isTwinOfReport } from '../model/deposit-place.ts';

export interface SentReport {
  readonly report: DepositReport;
  readonly currencyName: string;
  /** What was recorded before; undefined when it could not be read. */
  readonly before: Rows<Deposit> | undefined;
}

type OnPage = (address: string | undefined) => void;

/** Reports a deposit once; where no answer comes, the records say whether it arrived. */
export function useReport(onPage?: OnPage): OneRequest<SentReport> & Pick<SentReport, 'before'> {
  const reportDeposit = useReportDeposit(onPage);
  const readLatest = useReadLatestDeposits();
  const send = useCallback(({ report }: SentReport) => reportDeposit(report), [reportDeposit]);
  const trace = useCallback(
    async ({ report, currencyName, before }: SentReport) =>
      traceIn({ before, after: await readLatest() }, isTwinOfReport(report, currencyName)),
    [readLatest],
  );
  return { ...useOneRequest({ send, trace }), before: useDeposits().rows };
}
