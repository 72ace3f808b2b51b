import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { MoneyText } from '../../../../core/ui/money/money-text.tsx';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import styles from './fiat-text.module.css';

export interface FiatTextProps {
  readonly value: Amount | undefined;
  readonly code: string;
  readonly reason?: string | undefined;
  readonly className?: string | undefined;
}

/** A sum of the person's in state money. Masked by the privacy eye and marked as simulated like any other sum. */
export function FiatText({ value, code, reason, className }: FiatTextProps) {
  const t = useText('common');
  const format = useFormat();
  const { hideAmounts } = usePreferences();
  const isSimulated = useMoneyMark() === 'simulated';
  if (value === undefined || hideAmounts) return <MoneyText value={value} reason={reason} className={className} />;
  return (
    <span className={[styles['number'], className].join(' ')}>
      {format.fiat(value, code)}
      {isSimulated ? <span className={styles['mark']}>{` ${t('mode.unit')}`}</span> : undefined}
    </span>
  );
}
