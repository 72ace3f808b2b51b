import type { CSSProperties } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { shownBalance } from '../../../../core/money/shown-balance.ts';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { FiatText, type FiatTextProps } from './fiat-text.tsx';
import styles from './fitted-fiat.module.css';

const markScale = 0.72;

export interface FittedFiatProps extends FiatTextProps {
  /** The largest size, any CSS length. */
  readonly size: string;
}

/** What is owned, in one line at `size`, or smaller to fit: numbers neither wrap nor lose digits. */
export function FittedFiat({ size, value, ...fiat }: FittedFiatProps) {
  const format = useFormat();
  const t = useText('common');
  // The mark of simulated money is beside it, a little smaller.
  const mark = useMoneyMark() === 'simulated' ? Math.ceil(t('mode.unit').length * markScale) + 1 : 0;
  const shown = shownBalance(value, fiat.code);
  const characters = format.fiat(shown, fiat.code).length + mark;
  const style: CSSProperties & Record<'--size' | '--characters', string> = {
    '--size': size,
    '--characters': String(Math.max(1, characters)),
  };
  return (
    <span className={styles['room']}>
      <span className={styles['fitted']} style={style}>
        <FiatText {...fiat} value={shown} />
      </span>
    </span>
  );
}
