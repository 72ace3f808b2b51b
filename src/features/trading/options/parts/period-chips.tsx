import { useId } from 'react';
import type { OptionPeriod } from '../../../../core/domain/orders/option.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './period-chips.module.css';
import { useShortLength } from './use-length-text.ts';

export interface PeriodChipsProps {
  readonly periods: readonly OptionPeriod[];
  readonly selected: number | undefined;
  readonly onSelect: (seconds: number) => void;
}

/** The offered lengths in a row: the payout of each, and its loss if that is not the whole stake. */
export function PeriodChips({ periods, selected, onSelect }: PeriodChipsProps) {
  const t = useText('options');
  const format = useFormat();
  const lengthText = useShortLength();
  const name = useId();
  return (
    <div className={styles['chips']} role="radiogroup" aria-label={t('ticket.length')}>
      {periods.map(({ id, seconds, payoutRate, lossRate }) => (
        <label key={id} className={styles['chip']}>
          <input
            type="radio"
            className={styles['input']}
            name={name}
            checked={seconds === selected}
            onChange={() => onSelect(seconds)}
          />
          <span className={styles['face']}>
            <span>
              <b className={styles['length']}>{lengthText(seconds)}</b> · {format.setRate(payoutRate)}
            </span>
            {lossRate === undefined || lossRate === '100' ? undefined : (
              <span className={styles['small']}>{t('ticket.risks', { percent: format.setRate(lossRate) })}</span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
