import { useId } from 'react';
import type { PayableCurrency, OptionPeriod } from '../../../../core/domain/orders/option.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { narrowest } from '../model/option-ticket.ts';
import styles from './period-cards.module.css';
import { useLengthText } from './use-length-text.ts';

export interface PeriodCardsProps {
  readonly periods: readonly OptionPeriod[];
  readonly selected: number | undefined;
  /** Of the paying currency; undefined until it is known. */
  readonly currency: Pick<PayableCurrency, 'name' | 'maxStake'> | undefined;
  readonly onSelect: (seconds: number) => void;
}

/** The offered lengths: the payout of each, its loss if that is not the whole stake, and the largest stake. */
export function PeriodCards({ periods, selected, currency, onSelect }: PeriodCardsProps) {
  const t = useText('options');
  const format = useFormat();
  const lengthText = useLengthText();
  const name = useId();
  return (
    <div className={styles['cards']} role="radiogroup" aria-label={t('ticket.length')}>
      {periods.map(({ id, seconds, payoutRate, lossRate, ...period }) => (
        <label key={id} className={styles['card']}>
          <input
            type="radio"
            className={styles['input']}
            name={name}
            checked={seconds === selected}
            onChange={() => onSelect(seconds)}
          />
          <span className={styles['face']}>
            <span className={styles['length']}>{lengthText(seconds)}</span>
            <span className={styles['payout']}>{t('ticket.pays', { percent: format.setRate(payoutRate) })}</span>
            {lossRate === undefined || lossRate === '100' ? undefined : (
              <span className={styles['small']}>{t('ticket.risks', { percent: format.setRate(lossRate) })}</span>
            )}
            <LargestStake stake={narrowest(currency?.maxStake, period.maxStake, -1)} currency={currency?.name} />
          </span>
        </label>
      ))}
    </div>
  );
}

function LargestStake({
  stake,
  currency,
}: {
  readonly stake: Amount | undefined;
  readonly currency: string | undefined;
}) {
  const t = useText('options');
  const format = useFormat();
  const marked = useMoneyUnit();
  if (stake === undefined) return undefined;
  return (
    <span className={styles['small']}>{t('ticket.upTo', { max: marked(format.amount(stake, { currency })) })}</span>
  );
}
