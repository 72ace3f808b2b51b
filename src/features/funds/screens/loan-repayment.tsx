import { useCallback } from 'react';
import { knownDue, type Loan, type LoanRepayment } from '../../../core/domain/loan.ts';
import type { Rows } from '../../../core/domain/page.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { compare, subtract, sum } from '../../../core/money/fixed-point.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { repaymentProblem } from '../../../core/rules/loan-rules.ts';
import { useReadLoan, useRepayLoan, type Repayment } from '../data/loans.ts';
import { traceIn } from '../../shared/requests/model/one-request.ts';
import { readJudgedAmount } from '../../shared/requests/model/typed-amount.ts';
import { useMoneyWords } from '../../shared/requests/parts/use-money-words.ts';
import { ProofForm } from './proof-form.tsx';
import { useOneRequest } from '../../shared/requests/screens/use-one-request.ts';

interface SentRepayment extends Repayment {
  readonly before: Rows<LoanRepayment>;
}

function useRepayment() {
  const repayLoan = useRepayLoan();
  const readLoan = useReadLoan();
  const send = useCallback(
    ({ loanId, amount, voucher }: SentRepayment) => repayLoan({ loanId, amount, voucher }),
    [repayLoan],
  );
  const trace = useCallback(
    async ({ loanId, amount, before }: SentRepayment) =>
      traceIn({ before, after: (await readLoan(loanId)).repayments }, (row) => compare(row.amount, amount) === 0),
    [readLoan],
  );
  return useOneRequest({ send, trace });
}

const isWaiting = ({ status }: LoanRepayment): boolean => status === 'pending';

/** Of what is due, without what is on its way already; undefined where either is not known. */
function openSum(loan: Loan, waiting: readonly LoanRepayment[]): Amount | undefined {
  const due = knownDue(loan);
  return due === undefined || loan.repayments.unreadable !== undefined
    ? undefined
    : subtract(due, sum(waiting.map(({ amount }) => amount)));
}

/** Says that a repayment was made. */
export function LoanRepaymentForm({ loan }: { readonly loan: Loan }) {
  const t = useText('loans');
  const rules = useText('rules');
  const inWords = useMoneyWords();
  const { languageTag } = useFormat();
  const waiting = loan.repayments.filter(isWaiting);
  const open = openSum(loan, waiting);
  return (
    <ProofForm
      request={useRepayment()}
      title={t('repay')}
      note={t('repayText')}
      amountLabel={t('repayAmount')}
      voucherLabel={t('voucher')}
      voucherMissing={rules('pictureMissing')}
      submit={t('repaySubmit')}
      currency={loan.currencyName}
      sent={{
        title: t('repayment.pending'),
        proofs: waiting.map((row) => ({
          ...row,
          text: t('repaySentText', { amount: inWords(row.amount, loan.currencyName) }),
        })),
      }}
      most={open}
      read={(text) => readJudgedAmount(text, { languageTag, judge: (typed) => repaymentProblem(typed, open) })}
      wishOf={(proof) => ({ loanId: loan.id, ...proof, before: loan.repayments })}
      done={({ amount }) => ({
        title: t('repaySent'),
        text: <p>{t('repaySentText', { amount: inWords(amount, loan.currencyName) })}</p>,
      })}
      recordsPath={pathWith(routes.common.borrowingback, { id: loan.id })}
    />
  );
}
