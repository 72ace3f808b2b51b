import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '../../../core/account/use-account.ts';
import type { QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { directionOf, PercentText, PriceText } from '../../../core/ui/money/money-text.tsx';
import { useInstruments } from '../../shared/instruments/data/instruments.ts';
import { instrumentPath } from '../../shared/instruments/model/instrument-path.ts';
import { useListedQuote } from '../../shared/quotes/data/use-quote.ts';
import { SparkCell } from '../../shared/quotes/panels/spark-cell.tsx';
import { topMovers } from '../model/movers.ts';
import styles from './movers.module.css';

const moverCount = 3;

/** The three pairs that moved most, with the shape of their day. */
export function Movers() {
  const t = useText('home');
  const { data, error } = useInstruments();
  const movers = useMemo(() => topMovers(data ?? [], moverCount), [data]);
  if (data === undefined && error === null) return <MoversSkeleton />;
  if (movers.length < moverCount) return undefined;
  return (
    <section aria-label={t('movers')}>
      <ul className={styles['movers']}>
        {movers.map((row) => (
          <li key={row.instrument.symbol}>
            <Mover row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mover({ row }: { readonly row: QuotedInstrument }) {
  const { instrument } = row;
  const { id: account } = useAccount();
  const live = useListedQuote(row);
  const direction = directionOf(live.change);
  return (
    <Link to={instrumentPath(account, instrument)} className={styles['mover']} data-direction={direction}>
      <span className={styles['pair']}>
        <CoinMark name={instrument.symbol} logo={instrument.logo} size={20} />
        <span className={styles['symbol']}>
          {instrument.base.name}
          <span className={styles['quote']}>/{instrument.quote.name}</span>
        </span>
      </span>
      <PriceText value={live.price} step={instrument.priceStep} direction={direction} className={styles['price']} />
      <PercentText value={live.change} className={styles['change']} />
      <SparkCell symbol={instrument.symbol} />
    </Link>
  );
}

function MoversSkeleton() {
  return (
    <div className={styles['movers']} aria-hidden="true">
      {Array.from({ length: moverCount }, (_, index) => (
        <div key={index} className={styles['mover']} />
      ))}
    </div>
  );
}
