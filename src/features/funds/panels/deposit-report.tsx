import type { DepositAddress } from '../../../core/domain/wallets/deposit.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { depositAmountProblem } from '../../../core/rules/wallets/deposit-rules.ts';
import { useDeposits } from '../data/deposits.ts';
import { isWaitingAt } from '../model/deposit-place.ts';
import { readJudgedAmount } from '../../shared/request-form/model/typed-amount.ts';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { ProofForm } from '../../shared/request-form/panels/proof-form.tsx';
import { Onward } from './onward.tsx';
import { useReport } from '../operations/use-report.ts';

export interface DepositReportFormProps {
  readonly currency: { readonly id: string; readonly name: string };
  readonly place: DepositAddress;
  /** Less is not credited; undefined when the server does not say. */
  readonly minimum: Amount | undefined;
}

/** Says that a payment was made to the address that is shown. */
export function DepositReportForm({ currency, place, minimum }: DepositReportFormProps) {
  const t = useText('funds');
  const inWords = useMoneyWords();
  const { languageTag } = useFormat();
  const request = useReport();
  const { rows: reported = [] } = useDeposits();
  return (
    <ProofForm
      request={request}
      subject={`deposit ${place.address}`}
      title={t('deposit.report')}
      note={t('deposit.reportText')}
      amountLabel={t('amount.label')}
      voucherLabel={t('deposit.voucher')}
      voucherMissing={t('deposit.voucherMissing')}
      submit={t('deposit.submit')}
      currency={currency.name}
      sent={{
        title: t('deposit.status.pending'),
        proofs: reported.filter(isWaitingAt(place, currency.name)).map((row) => ({
          ...row,
          text: t('deposit.doneText', { amount: inWords(row.amount, currency.name) }),
        })),
      }}
      read={(text) => readJudgedAmount(text, { languageTag, judge: (typed) => depositAmountProblem(typed, minimum) })}
      wishOf={(proof) => ({
        report: { currencyId: currency.id, ...proof, place },
        currencyName: currency.name,
      })}
      named={({ report, currencyName }) => `${t('deposit.report')} · ${inWords(report.amount, currencyName)}`}
      done={({ report, currencyName }) => ({
        title: t('deposit.done'),
        text: (
          <>
            <p>{t('deposit.doneText', { amount: inWords(report.amount, currencyName) })}</p>
            <Onward />
          </>
        ),
      })}
      recordsPath={routes.fund.receiveWithdrawRecord}
    />
  );
}
