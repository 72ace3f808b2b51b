import { useCallback, useState } from 'react';
import { loanDue, type Loan, type LoanRepayment } from '../../../core/domain/loan.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { compare, subtract, sum } from '../../../core/money/fixed-point.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { repaymentProblem } from '../../../core/rules/loan-rules.ts';
import { Button } from '../../../core/ui/button.tsx';
import { PictureField } from '../../shared/pictures/screens/picture-field.tsx';
import { useReadLoan, useRepayLoan, type Repayment } from '../data/loans.ts';
import { isUnderWay, traceIn } from '../model/one-request.ts';
import { readJudgedAmount } from '../model/typed-amount.ts';
import { AmountField } from '../parts/amount-field.tsx';
import styles from '../parts/funds.module.css';
import { OutcomeNotice } from '../parts/outcome-notice.tsx';
import { useMoneyWords } from '../parts/use-money-words.ts';
import { useOneRequest } from './use-one-request.ts';
import { useSendAtOnce } from './use-send-at-once.ts';

interface SentRepayment extends Repayment {
  readonly before: readonly LoanRepayment[];
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

/** Says that a repayment was made, with a picture of it. */
export function LoanRepaymentForm({ loan }: { readonly loan: Loan }) {
  const t = useText('loans');
  const rules = useText('rules');
  const inWords = useMoneyWords();
  const { languageTag } = useFormat();
  const [text, setText] = useState('');
  const [voucher, setVoucher] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const request = useRepayment();
  const { state } = request;
  const open = subtract(loanDue(loan), sum(loan.repayments.filter(isWaiting).map(({ amount }) => amount)));
  const reading = readJudgedAmount(text, { languageTag, judge: (typed) => repaymentProblem(typed, open) });
  useSendAtOnce(request, () => {
    setText('');
    setVoucher('');
    setIsAsked(false);
  });
  const submit = (): void => {
    setIsAsked(true);
    if (reading.value === undefined || voucher === '') return;
    request.review({ loanId: loan.id, amount: reading.value, voucher, before: loan.repayments });
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{t('repay')}</h2>
      <p className={styles['note']}>{t('repayText')}</p>
      <AmountField
        label={t('repayAmount')}
        text={text}
        onText={setText}
        reading={reading}
        currency={loan.currencyName}
        most={open}
        isAsked={isAsked}
      />
      <PictureField
        key={state.kind === 'done' ? 'again' : 'first'}
        label={t('voucher')}
        error={isAsked && voucher === '' ? rules('pictureMissing') : undefined}
        onChange={setVoucher}
      />
      <OutcomeNotice
        state={state}
        done={({ amount }) => ({
          title: t('repaySent'),
          text: <p>{t('repaySentText', { amount: inWords(amount, loan.currencyName) })}</p>,
        })}
        recordsPath={pathWith(routes.common.borrowingback, { id: loan.id })}
        onCheckAgain={request.checkAgain}
        onClose={request.close}
      />
      <Button
        type="submit"
        isWide
        isBusy={state.kind === 'sending'}
        disabled={isUnderWay(state) && state.kind !== 'sending'}
      >
        {t('repaySubmit')}
      </Button>
    </form>
  );
}
