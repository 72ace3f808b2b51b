import type { ReactNode } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { directionOf, PriceText, VolumeText } from '../../../../core/ui/money/money-text.tsx';
import { useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { useFiatText } from '../../book/panels/depth-panel.tsx';
import styles from './day-strip.module.css';

export interface DayStripProps {
  readonly instrument: Instrument;
  /** The choice of product. */
  readonly above: ReactNode;
}

/** Price and day of a pair in one line, beside its name. */
export function DayStrip({ instrument, above }: DayStripProps) {
  const t = useText('trading');
  const { symbol, priceStep, base } = instrument;
  const quote = useQuote(symbol);
  const fiatText = useFiatText(quote?.price, instrument.quote.name);
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
    </div>
  );
}
