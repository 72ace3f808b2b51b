import type { ConversionTerms } from '../../../core/domain/wallets/conversion.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { amount } from '../../../core/money/amount.ts';
import { amountOf } from '../../../core/money/fixed-point.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { shownRate, type ConversionPlan } from '../model/conversion-plan.ts';
import { useLackingSum } from '../../shared/request-form/parts/use-amount-words.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';

const one = amount('1');

export interface ConversionFactsProps {
  readonly plan: ConversionPlan;
  readonly terms: ConversionTerms | undefined;
  /** Names of both currencies. */
  readonly from: string;
  readonly to: string;
  /** When the terms were read, epoch ms. */
  readonly readAt: number;
}

/** The cost and the result at the current rate. */
export function ConversionFacts({ plan, terms, from, to, readAt }: ConversionFactsProps) {
  const t = useText('convert');
  const funds = useText('funds');
  const format = useFormat();
  const shown = terms === undefined ? undefined : shownRate(terms);
  const percent = terms?.feePercent;
  const first = useLackingSum(plan.amount, from);
  const [unit, other] = shown?.unit === 'to' ? [to, from] : [from, to];
  const facts = [
    {
      id: 'rate',
      label: t('rate'),
      value:
        shown === undefined ? (
          <MoneyText value={undefined} />
        ) : (
          <>
            {t('rateText', {
              one: format.amount(one, { currency: unit }),
              price: format.amount(amountOf(shown.price), { currency: other }),
            })}
            <br />
            <small>{t('rateTime', { time: format.time(readAt) })}</small>
          </>
        ),
    },
    {
      id: 'fee',
      label: percent === undefined ? t('fee') : t('feeOf', { percent: format.setRate(percent) }),
      value: (
        <MoneyText value={plan.fee} currency={from} reason={percent === undefined ? funds('deposit.unsaid') : first} />
      ),
    },
    {
      id: 'total',
      label: t('total'),
      value: <MoneyText value={plan.total} currency={from} reason={first} isShown />,
    },
    {
      id: 'receive',
      label: t('receive'),
      value: <MoneyText value={plan.received} currency={to} reason={first} isShown />,
    },
  ];
  return <FactList facts={facts} />;
}
