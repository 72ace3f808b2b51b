import { knownDue, type Loan, type LoanRepayment } from '../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { subtract, sum } from '../../../core/money/fixed-point.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { repaymentProblem } from '../../../core/rules/wallets/loan-rules.ts';
import { readJudgedAmount } from '../../shared/request-form/model/typed-amount.ts';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { ProofForm } from '../../shared/request-form/panels/proof-form.tsx';
import { useLoanRepayment } from '../operations/use-loan-repayment.ts';

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
      request={useLoanRepayment(loan.id)}
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
