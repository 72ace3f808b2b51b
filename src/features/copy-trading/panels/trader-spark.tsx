import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { roundTo } from '../../../core/money/fixed-point.ts';
import { shownPlaces } from '../../../core/money/shown-places.ts';
import { LoadMore } from '../../../core/ui/lists/load-more.tsx';
import { SumLine } from '../../../core/ui/money/sum-line.tsx';
import { useTrades } from '../data/traders.ts';
import { settledCurve } from '../model/settled-curve.ts';
import styles from '../parts/settled-curve.module.css';

/** The last settled results of a trader as a curve with its largest fall, read when the card comes near. */
export function TraderSpark({ traderId }: { readonly traderId: string }) {
  const t = useText('copyTrading');
  const format = useFormat();
  const [isNear, setIsNear] = useState(false);
  const { rows } = useTrades(isNear ? traderId : '');
  const curve = rows === undefined ? undefined : settledCurve(rows);
  return (
    <span className={styles['spark']}>
      {isNear ? undefined : <LoadMore onNear={() => setIsNear(true)} />}
      {curve === undefined ? (
        <span className={styles['blank']}>{rows === undefined ? undefined : t('curve.none')}</span>
      ) : (
        <SumLine sums={curve.sums} className={styles['small']} />
      )}
      <span className={styles['caption']}>
        {curve === undefined
          ? undefined
          : t('curve.fallOf', {
              sum: format.amount(roundTo(curve.fall, shownPlaces(curve.fall, curve.currency), 'up'), {
                currency: curve.currency,
              }),
            })}
      </span>
    </span>
  );
}
