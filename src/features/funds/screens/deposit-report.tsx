import { useCallback, useState } from 'react';
import type { Deposit, DepositAddress, DepositReport } from '../../../core/domain/deposit.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { PictureField } from '../../shared/pictures/screens/picture-field.tsx';
import { useDeposits, useReadLatestDeposits, useReportDeposit } from '../data/deposits.ts';
import { isTwinOfReport } from '../model/deposit-place.ts';
import { isUnderWay, traceIn } from '../model/one-request.ts';
import { readTypedAmount } from '../model/typed-amount.ts';
import { AmountField } from '../parts/amount-field.tsx';
import styles from '../parts/funds.module.css';
import { OutcomeNotice } from '../parts/outcome-notice.tsx';
import { useMoneyWords } from '../parts/use-money-words.ts';
import { useOneRequest } from './use-one-request.ts';
import { useSendAtOnce } from './use-send-at-once.ts';

interface SentReport {
  readonly report: DepositReport;
  readonly currencyName: string;
  readonly before: readonly Deposit[] | undefined;
}

export interface DepositReportFormProps {
  readonly currency: { readonly id: string; readonly name: string };
  readonly place: DepositAddress;
}

function useReport() {
  const reportDeposit = useReportDeposit();
  const readLatest = useReadLatestDeposits();
  const send = useCallback(({ report }: SentReport) => reportDeposit(report), [reportDeposit]);
  const trace = useCallback(
    async ({ report, currencyName, before }: SentReport) =>
      traceIn({ before, after: await readLatest() }, isTwinOfReport(report, currencyName)),
    [readLatest],
  );
  return { ...useOneRequest({ send, trace }), before: useDeposits().rows };
}

/** Says that a payment was made, with a picture of it. */
export function DepositReportForm({ currency, place }: DepositReportFormProps) {
  const t = useText('funds');
  const inWords = useMoneyWords();
  const { languageTag } = useFormat();
  const [text, setText] = useState('');
  const [voucher, setVoucher] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const request = useReport();
  const { state } = request;
  const reading = readTypedAmount(text, { languageTag, available: undefined });
  useSendAtOnce(request, () => {
    setText('');
    setVoucher('');
    setIsAsked(false);
  });
  const submit = (): void => {
    setIsAsked(true);
    if (reading.value === undefined || voucher === '') return;
    const report = { currencyId: currency.id, amount: reading.value, voucher, place };
    request.review({ report, currencyName: currency.name, before: request.before });
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
      <h2>{t('deposit.report')}</h2>
      <p className={styles['note']}>{t('deposit.reportText')}</p>
      <AmountField
        label={t('amount.label')}
        text={text}
        onText={setText}
        reading={reading}
        currency={currency.name}
        isAsked={isAsked}
      />
      <PictureField
        key={state.kind === 'done' ? 'again' : 'first'}
        label={t('deposit.voucher')}
        error={isAsked && voucher === '' ? t('deposit.voucherMissing') : undefined}
        onChange={setVoucher}
      />
      <OutcomeNotice
        state={state}
        done={({ report, currencyName }) => ({
          title: t('deposit.done'),
          text: <p>{t('deposit.doneText', { amount: inWords(report.amount, currencyName) })}</p>,
        })}
        recordsPath={routes.fund.receiveWithdrawRecord}
        onCheckAgain={request.checkAgain}
        onClose={request.close}
      />
      <Button
        type="submit"
        isWide
        isBusy={state.kind === 'sending'}
        disabled={isUnderWay(state) && state.kind !== 'sending'}
      >
        {t('deposit.submit')}
      </Button>
    </form>
  );
}
