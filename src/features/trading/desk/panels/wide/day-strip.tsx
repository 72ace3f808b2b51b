import { useState, type ReactNode } from 'react';
import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../../core/ui/button.tsx';
import { IconLayoutDashboard } from '../../../../../core/ui/icons/layout-dashboard.gen.tsx';
import { directionOf, PriceText, VolumeText } from '../../../../../core/ui/money/money-text.tsx';
import { useQuote } from '../../../../shared/quotes/data/use-quote.ts';
import { useFiatText } from '../../../book/operations/use-fiat-text.ts';
import styles from './day-strip.module.css';
import { LayoutSheet } from './layout-sheet.tsx';

export interface DayStripProps {
  readonly instrument: Instrument;
  /** The choice of product. */
  readonly above: ReactNode;
}

/** Price and day of a pair in one line, beside its name. */
export function DayStrip({ instrument, above }: DayStripProps) {
  const t = useText('trading');
  const desk = useText('market');
  const [isArranging, setIsArranging] = useState(false);
  const { symbol, priceStep, base } = instrument;
  const quote = useQuote(symbol);
  const fiatText = useFiatText(instrument.quote.name)(quote?.price);
  return (
    <div className={styles['strip']}>
      <PriceText
        value={quote?.price}
        step={priceStep}
        direction={directionOf(quote?.change)}
        flashes
        className={styles['price']}
      />
      <dl className={styles['day']}>
        {fiatText === '' ? undefined : <dd className={styles['fiat']}>{fiatText}</dd>}
        <div>
          <dt>{t('stats.high')}</dt>
          <dd>
            <PriceText value={quote?.high} step={priceStep} />
          </dd>
        </div>
        <div>
          <dt>{t('stats.low')}</dt>
          <dd>
            <PriceText value={quote?.low} step={priceStep} />
          </dd>
        </div>
        <div>
          <dt>{t('stats.volume', { unit: base.name })}</dt>
          <dd>
            <VolumeText value={quote?.volume} />
          </dd>
        </div>
      </dl>
      <div className={styles['above']}>{above}</div>
      <IconButton label={desk('desk.layout.title')} onClick={() => setIsArranging(true)}>
        <IconLayoutDashboard size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <LayoutSheet isOpen={isArranging} symbol={symbol} onClose={() => setIsArranging(false)} />
    </div>
  );
}
