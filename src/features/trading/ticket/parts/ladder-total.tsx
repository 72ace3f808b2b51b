import type { ReactNode } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { MoneyText } from '../../../../core/ui/money/money-text.tsx';
import { SumText } from '../../orders/parts/sum-text.tsx';
import styles from './ladder.module.css';

export interface LadderTotalProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A sum of all orders of a ladder. */
export const LadderTotal = ({ label, children }: LadderTotalProps) => (
  <p className={styles['total']}>
    <span>{label}</span>
    {children}
  </p>
);

/** A sum of the orders that were placed; undefined where it is not known. */
export interface PlacedSum {
  readonly value: Amount | undefined;
  readonly currency: string;
}

export interface PlacedTotalsProps {
  readonly placed: number;
  readonly count: number;
  /** Not of one of them it is open whether, or how often, it was placed. */
  readonly isCertain: boolean;
  readonly size: PlacedSum;
  readonly worth: PlacedSum & { readonly label: string };
}

/** What came of a ladder: how many of its orders were placed, and what those come to. */
export function PlacedTotals({ placed, count, isCertain, size, worth }: PlacedTotalsProps) {
  const t = useText('records');
  const format = useFormat();
  const reason = isCertain ? undefined : t('ladder.row.unknown');
  return (
    <>
      <LadderTotal label={t('ladder.progress', { done: format.count(placed), n: format.count(count) })}>
        <MoneyText value={isCertain ? size.value : undefined} currency={size.currency} reason={reason} isShown />
      </LadderTotal>
      <LadderTotal label={worth.label}>
        <SumText value={isCertain ? worth.value : undefined} currency={worth.currency} reason={reason} isCost isShown />
      </LadderTotal>
    </>
  );
}
