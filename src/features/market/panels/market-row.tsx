import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { useQuoteCells } from '../../shared/quotes/operations/use-quote-cells.ts';
import type { QuoteRowProps } from '../../shared/quotes/panels/quote-row.tsx';
import { SparkCell } from '../../shared/quotes/panels/spark-cell.tsx';
import { StarButton } from '../../shared/quotes/parts/star-button.tsx';
import styles from './market-table.module.css';

/** A pair in one line of a desktop's market: every figure of its day, and the way to trade it. */
export function MarketRow({ instrument, to, isStarred, onToggleStar, onOpen }: QuoteRowProps) {
  const t = useText('shared');
  const desk = useText('market');
  const row = useRef<HTMLAnchorElement>(null);
  useQuoteCells(row, instrument);
  const { base, quote, symbol } = instrument;
  return (
    <div className={styles['row']}>
      <StarButton symbol={symbol} isStarred={isStarred} onToggle={onToggleStar} />
      <Link ref={row} to={to} className={styles['link']} draggable={false} onClick={onOpen}>
        <span data-cell="spoken" className={styles['spoken']} />
        {instrument.isOpen === false ? <span className={styles['spoken']}>{t('row.closed')}</span> : undefined}
        <span className={styles['pair']} aria-hidden="true">
          <CoinMark name={symbol} logo={instrument.logo} size={24} />
          <span className={styles['symbol']}>
            {base.name}
            <span className={styles['quote']}>/{quote.name}</span>
          </span>
          {instrument.isOpen === false ? <span className={styles['closed']}>{t('row.closed')}</span> : undefined}
        </span>
        <span data-cell="price" className={styles['figure']} aria-hidden="true" />
        <span data-cell="chip" className={styles['change']} aria-hidden="true">
          <span data-cell="change" />
        </span>
        <span data-cell="high" className={styles['figure']} aria-hidden="true" />
        <span data-cell="low" className={styles['figure']} aria-hidden="true" />
        <span data-cell="traded" className={styles['figure']} aria-hidden="true" />
        <span className={styles['shape']}>
          <SparkCell symbol={symbol} />
        </span>
        {instrument.allows.spot ? (
          <span className={styles['trade']} aria-hidden="true">
            {desk('desk.market.trade')}
          </span>
        ) : undefined}
      </Link>
    </div>
  );
}
