import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '../../../core/account/use-account.ts';
import type { QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import { laterPart } from '../../../core/ui/later-part.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { directionOf, PercentText, PriceText } from '../../../core/ui/money/money-text.tsx';
import { instrumentPath } from '../../shared/instruments/model/instrument-path.ts';
import { useListedQuote } from '../../shared/quotes/data/use-quote.ts';
import { useQuietMoment } from '../operations/use-quiet-moment.ts';
import styles from './market-hero.module.css';

const DayArea = laterPart(async () => (await import('./day-area.tsx')).DayArea);
const RollingPrice = laterPart(async () => (await import('../parts/rolling-price.tsx')).RollingPrice);

/** One pair in large: its price, its day, and the way to trade it. */
export function MarketHero({ row }: { readonly row: QuotedInstrument }) {
  const { instrument } = row;
  const { id: account } = useAccount();
  const live = useListedQuote(row);
  const direction = directionOf(live.change);
  const isQuiet = useQuietMoment();
  const price = <PriceText value={live.price} step={instrument.priceStep} />;
  return (
    <Link to={instrumentPath(account, instrument)} className={styles['hero']} data-direction={direction}>
      <span className={styles['words']}>
        <span className={styles['pair']}>
          <CoinMark name={instrument.symbol} logo={instrument.logo} size={28} />
          <span className={styles['symbol']}>{instrument.symbol}</span>
        </span>
        <span className={styles['figures']}>
          <span className={styles['price']}>
            <Suspense fallback={price}>
              {isQuiet && live.price !== undefined ? (
                <RollingPrice value={live.price} step={instrument.priceStep} />
              ) : (
                price
              )}
            </Suspense>
          </span>
          <PercentText value={live.change} className={styles['change']} />
        </span>
      </span>
      <span className={styles['chart']}>
        <Suspense>{isQuiet ? <DayArea symbol={instrument.symbol} price={live.price} /> : undefined}</Suspense>
      </span>
    </Link>
  );
}

export function MarketHeroSkeleton() {
  return <div className={styles['hero']} aria-hidden="true" />;
}
