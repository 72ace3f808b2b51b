import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { roundTo } from '../../../core/money/fixed-point.ts';
import { shownPlaces } from '../../../core/money/shown-places.ts';
import { shownResult } from '../../../core/money/shown-result.ts';
import { SumLine } from '../../../core/ui/money/sum-line.tsx';
import type { SettledCurve } from '../model/settled-curve.ts';
import styles from './settled-curve.module.css';
import { TraderFigures } from './trader-figures.tsx';

/** The settled results of a trader added up, the largest fall marked: losses are as visible as profits. */
export function SettledCurvePicture({ curve, isAll }: { readonly curve: SettledCurve; readonly isAll: boolean }) {
  const t = useText('copyTrading');
  const format = useFormat();
  const money = (value: Amount): string => {
    const shown = shownResult(value, curve.currency);
    return format.amount(shown.value, { places: shown.places, currency: curve.currency });
  };
  return (
    <figure className={styles['curve']}>
      <figcaption className={styles['caption']}>
        <b>{t('curve.title')}</b>
        <span>{t(isAll ? 'curve.all' : 'curve.last', { n: format.count(curve.trades) })}</span>
      </figcaption>
      <SumLine sums={curve.sums} className={styles['picture']} />
      <TraderFigures
        figures={[
          { id: 'highest', label: t('curve.highest'), value: money(curve.highest) },
          { id: 'lowest', label: t('curve.lowest'), value: money(curve.lowest) },
          {
            id: 'fall',
            label: t('curve.fall'),
            value: money(roundTo(curve.fall, shownPlaces(curve.fall, curve.currency), 'up')),
          },
        ]}
      />
    </figure>
  );
}
