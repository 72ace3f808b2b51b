import { useState, type CSSProperties } from 'react';
import type { Depth } from '../../../core/domain/depth.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Price, Quantity } from '../../../core/money/amount.ts';
import { PriceText, type Direction } from '../../../core/ui/money-text.tsx';
import { depthRows, groupings, type DepthRow } from '../model/depth-rows.ts';
import styles from './depth-ladder.module.css';

export interface DepthLadderProps {
  readonly depth: Depth;
  readonly last: Price | undefined;
  readonly direction: Direction;
  /** Value of the last price in the person's fiat, written out; empty when unknown. */
  readonly fiatText: string;
  readonly priceStep: Price | undefined;
  readonly quantityStep: Quantity | undefined;
  readonly quote: string;
  readonly base: string;
  /** Levels a side. */
  readonly count: number;
  /** Undefined where there is no ticket to take a price into. */
  readonly onPick: ((price: Price) => void) | undefined;
}

/** The order book as it arrived: asks above, bids below, the last price between. A tap takes the price into the ticket. */
export function DepthLadder(props: DepthLadderProps) {
  const t = useText('trading');
  const [step, setStep] = useState<Price | undefined>(undefined);
  const rows = depthRows(props.depth, { step, count: props.count });
  return (
    <section className={styles['ladder']} aria-label={t('book.title')}>
      <div className={styles['heads']} aria-hidden="true">
        <span>
          {t('book.price')} ({props.quote})
        </span>
        <span>
          {t('book.amount')} ({props.base})
        </span>
      </div>
      <Levels {...props} rows={rows.asks.toReversed()} side="asks" step={step} />
      <p className={styles['last']}>
        <PriceText
          value={props.last}
          step={props.priceStep}
          direction={props.direction}
          flashes
          className={styles['lastPrice']}
        />
        <span className={styles['fiat']}>{props.fiatText}</span>
      </p>
      <Levels {...props} rows={rows.bids} side="bids" step={step} />
      <Grouping step={step} onStep={setStep} options={groupings(props.priceStep, props.last)} />
    </section>
  );
}

interface LevelsProps extends DepthLadderProps {
  readonly rows: readonly DepthRow[];
  readonly side: 'asks' | 'bids';
  readonly step: Price | undefined;
}

function Levels({ rows, side, step, count, priceStep, quantityStep, onPick }: LevelsProps) {
  const t = useText('trading');
  const format = useFormat();
  return (
    <ul className={styles['levels']} aria-label={t(`book.${side}`)} data-side={side} style={rowsStyle(count)}>
      {rows.map((row) => {
        const price = format.price(row.price, step ?? priceStep);
        const quantity = format.quantity(row.quantity, quantityStep);
        const figures = (
          <>
            <span className={styles['price']}>{price.text}</span>
            <span className={styles['quantity']}>{shortQuantity(format.volume(row.quantity), quantity)}</span>
          </>
        );
        return (
          <li key={row.price} className={styles['level']}>
            {onPick === undefined ? (
              <span className={styles['pick']} style={barStyle(row.share)}>
                {figures}
              </span>
            ) : (
              <button
                type="button"
                className={styles['pick']}
                style={barStyle(row.share)}
                aria-label={t('book.use', { price: price.full, quantity })}
                onClick={() => onPick(row.price)}
              >
                {figures}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Where the full quantity is too long for a narrow column, volumes may be shortened with K and M. */
const longestQuantity = 9;
const shortQuantity = (short: string, full: string): string => (full.length > longestQuantity ? short : full);

const rowsStyle = (count: number): CSSProperties & Record<'--levels', number> => ({ '--levels': count });
const barStyle = (share: number): CSSProperties & Record<'--share', string> => ({
  '--share': `${Math.round(share * 100)}%`,
});

interface GroupingProps {
  readonly step: Price | undefined;
  readonly options: readonly Price[];
  readonly onStep: (step: Price | undefined) => void;
}

function Grouping({ step, options, onStep }: GroupingProps) {
  const t = useText('trading');
  const format = useFormat();
  const [finest] = options;
  if (finest === undefined) return undefined;
  return (
    <label className={styles['grouping']}>
      <span className={styles['spoken']}>{t('book.group')}</span>
      <select
        className={styles['select']}
        value={step ?? finest}
        onChange={(event) => onStep(options.find((option) => option === event.target.value && option !== finest))}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {format.amount(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
