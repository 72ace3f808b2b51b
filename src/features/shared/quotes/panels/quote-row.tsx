import { useRef, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import { StarButton } from '../parts/star-button.tsx';
import { useLongPress } from '../parts/use-long-press.ts';
import styles from './quote-row.module.css';
import { SparkCell } from './spark-cell.tsx';
import { useQuoteCells } from '../operations/use-quote-cells.ts';

export interface QuoteRowProps {
  readonly instrument: Instrument;
  /** Where a tap goes. */
  readonly to: string;
  readonly isStarred: boolean;
  readonly onToggleStar: () => void;
  readonly onOpen?: (() => void) | undefined;
}

/** 56 px: mark, pair and volume, the shape of the day, price and fiat value, change. Prices are written past React, see `useQuoteCells`. */
export function QuoteRow({ instrument, to, isStarred, onToggleStar, onOpen }: QuoteRowProps) {
  const t = useText('shared');
  const row = useRef<HTMLAnchorElement>(null);
  const isClosed = instrument.isOpen === false;
  useQuoteCells(row, instrument);
  const longPress = useLongPress(onToggleStar);
  const onClick = (event: MouseEvent): void => {
    longPress.onClick(event);
    if (!event.defaultPrevented) onOpen?.();
  };
  return (
    <div className={styles['row']}>
      <div className={styles['star']}>
        <StarButton symbol={instrument.symbol} isStarred={isStarred} onToggle={onToggleStar} />
      </div>
      <Link ref={row} to={to} className={styles['link']} draggable={false} {...longPress} onClick={onClick}>
        <span data-cell="spoken" className={styles['spoken']} />
        {isClosed ? <span className={styles['spoken']}>{t('row.closed')}</span> : undefined}
        <CoinMark name={instrument.symbol} logo={instrument.logo} />
        <span className={styles['pair']} aria-hidden="true">
          <span className={styles['symbol']}>
            {instrument.base.name}
            <span className={styles['quote']}>/{instrument.quote.name}</span>
          </span>
          {isClosed ? <span className={styles['closed']}>{t('row.closed')}</span> : undefined}
          <span data-cell="volume" className={styles['volume']} hidden={isClosed} />
        </span>
        <SparkCell symbol={instrument.symbol} />
        <span data-cell="high" className={styles['extra']} aria-hidden="true" />
        <span data-cell="low" className={styles['extra']} aria-hidden="true" />
        <span className={styles['figures']} aria-hidden="true">
          <span data-cell="price" className={styles['price']} />
          <span data-cell="fiat" className={styles['fiat']} />
        </span>
        <span data-cell="chip" className={styles['chip']} aria-hidden="true">
          <span data-cell="change" />
        </span>
      </Link>
    </div>
  );
}
