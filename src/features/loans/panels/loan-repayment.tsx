import { useMemo } from 'react';
import { knownDue, type Loan, type LoanRepayment } from '../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { compare, subtract, sum } from '../../../core/money/fixed-point.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, notKept, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { repaymentProblem } from '../../../core/rules/wallets/loan-rules.ts';
import { useReadLoan, useRepayLoan, type Repayment } from '../data/loans.ts';
import { readJudgedAmount } from '../../shared/request-form/model/typed-amount.ts';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { ProofForm } from '../../shared/request-form/panels/proof-form.tsx';

const book = new RequestBook<Repayment, LoanRepayment>('loan-repayment');
const codec = wishOf<Repayment>({ loanId: words, amount: decimal(), voucher: notKept('') });

/**
 * Reports a repayment once; without an answer, the loan itself shows whether it arrived. No balance does: it was paid outside,
 * and its proof is sent.
 */
function useRepayment(id: string): SentOnce<Repayment, LoanRepayment> {
  const send = useRepayLoan();
  const readLoan = useReadLoan();
  const way = useMemo<Way<Repayment, LoanRepayment>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send,
      readRows: async ({ loanId }) => (await readLoan(loanId)).repayments,
      isTwin: (row, { amount }) => compare(row.amount, amount) === 0,
      nameOf: ({ loanId, amount }) => [loanId, amount].join('.'),
    }),
    [send, readLoan],
  );
  return useMoneyRequest(book, way, id);
}

const isWaiting = ({ status }: LoanRepayment): boolean => status === 'pending';

/** The sum due, less the repayments on their way; undefined if either is unknown. */
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
      subject={`loan ${loan.id}`}
      request={useRepayment(loan.id)}
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
      wishOf={(proof) => ({ loanId: loan.id, ...proof })}
      named={({ amount }) => `${t('repay')} · ${inWords(amount, loan.currencyName)}`}
      done={({ amount }) => ({
        title: t('repaySent'),
        text: <p>{t('repaySentText', { amount: inWords(amount, loan.currencyName) })}</p>,
      })}
      recordsPath={pathWith(routes.common.borrowingback, { id: loan.id })}
    />
  );
}
