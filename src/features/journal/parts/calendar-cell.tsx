import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { unknownText } from '../../../core/money/format.ts';
import { shownResult } from '../../../core/money/shown-result.ts';
import { directionOf } from '../../../core/ui/money/money-text.tsx';
import type { DaySums } from '../model/statistics.ts';
import { useShortAmount } from './use-short-amount.ts';
import styles from './journal.module.css';

export interface CalendarCellProps {
  /** What the cell shows of its date. */
  readonly label: string;
  readonly date: string;
  readonly sums: DaySums | undefined;
  readonly currency: string;
  readonly isMasked: boolean;
  readonly isChosen?: boolean | undefined;
  readonly onChoose: () => void;
}

/** A day or a month with what it came to: sign and figure say what the colour does. */
export function CalendarCell(props: CalendarCellProps) {
  const { label, date, sums, currency, isMasked, isChosen, onChoose } = props;
  const t = useText('journal');
  const common = useText('common');
  const format = useFormat();
  const short = useShortAmount();
  if (sums === undefined) return <span className={styles['cell']}>{label}</span>;
  const { net, count, unknown } = sums;
  const n = format.count(count);
  const isKnown = unknown < count;
  const { value, places } = shownResult(net, currency);
  const whole = isMasked ? common('money.hidden') : format.amount(value, { places, currency });
  return (
    <button
      type="button"
      className={styles['cell']}
      data-tone={isKnown && !isMasked ? directionOf(net) : undefined}
      aria-pressed={isChosen}
      aria-label={isKnown ? t('cell', { date, amount: whole, n }) : t('cellUnknown', { date, n })}
      onClick={onChoose}
    >
      <span>{label}</span>
      <b>{isMasked ? '•••' : isKnown ? short(net) : unknownText}</b>
    </button>
  );
}
