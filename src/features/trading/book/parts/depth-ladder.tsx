import {
  memo,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Depth } from '../../../../core/domain/market/depth.ts';
import type { Format } from '../../../../core/i18n/format.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, type Text } from '../../../../core/i18n/use-text.ts';
import type { Price, Quantity } from '../../../../core/money/amount.ts';
import { laterPart } from '../../../../core/ui/later-part.ts';
import { depthRows, type DepthRow } from '../model/depth-rows.ts';
import styles from './depth-ladder.module.css';

/** Its place is kept until it comes. */
const Grouping = laterPart(async () => (await import('./book-grouping.tsx')).BookGrouping);

export interface DepthLadderProps {
  readonly depth: Depth;
  /** The line between asks and bids. It updates separately from the levels. */
  readonly lastLine: ReactNode;
  readonly priceStep: Price | undefined;
  readonly quantityStep: Quantity | undefined;
  readonly quote: string;
  readonly base: string;
  /** Levels a side. */
  readonly count: number;
  /** Of a level, px: lower than a finger needs, and with the sum as far as each level. */
  readonly rowHeight?: number | undefined;
  /** Undefined without a ticket that could take a price. */
  readonly onPick: ((price: Price) => void) | undefined;
}

/**
 * The order book as it arrived: asks above, bids below, the last price between. A tap takes the price into the ticket.
 * For the keyboard it is one stop: arrow keys go from level to level, Home and End to its ends.
 */
export function DepthLadder(props: DepthLadderProps) {
  const t = useText('trading');
  const [step, setStep] = useState<Price | undefined>(undefined);
  const rows = depthRows(props.depth, { step, count: props.count });
  const prices = [...rows.asks, ...rows.bids].map(({ price }) => price);
  const { reached, ...focus } = useLevelFocus();
  const stop = prices.find((price) => price === reached) ?? prices[0];
  const hintId = useId();
  const isDense = props.rowHeight !== undefined;
  const both = { ...props, step, stop, hintId };
  return (
    <section
      className={styles['ladder']}
      aria-label={t('book.title')}
      data-dense={isDense || undefined}
      style={denseStyle(props.rowHeight)}
      {...focus}
    >
      <div className={styles['heads']} aria-hidden="true">
        <span>{isDense ? t('book.price') : `${t('book.price')} (${props.quote})`}</span>
        <span>{isDense ? t('book.amount') : `${t('book.amount')} (${props.base})`}</span>
        {isDense ? <span>{t('book.total')}</span> : undefined}
      </div>
      {props.onPick === undefined ? undefined : (
        <p id={hintId} hidden>
          {t('book.keys')}
        </p>
      )}
      <Levels {...both} rows={rows.asks.toReversed()} side="asks" />
      <div className={styles['middle']}>
        {props.lastLine}
        <div className={styles['grouping']}>
          <Suspense>
            <Grouping step={step} onStep={setStep} finest={props.priceStep} last={props.depth.asks[0]?.price} />
          </Suspense>
        </div>
      </div>
      <Levels {...both} rows={rows.bids} side="bids" />
    </section>
  );
}

const levelsOf = (ladder: Element | null): readonly HTMLElement[] => [
  ...(ladder?.querySelectorAll<HTMLElement>('[data-level]') ?? []),
];

/** Goes from the level that has the focus to its neighbours, or to the ends of the book. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const levels = levelsOf(event.currentTarget.closest('section'));
  const at = levels.indexOf(event.currentTarget);
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: levels.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  levels[target]?.focus();
}

/** Which price had the focus last. Where a price leaves the book under the focus, that stays at its level. */
function useLevelFocus() {
  const ladder = useRef<HTMLElement>(null);
  const held = useRef<{ readonly level: Element; readonly at: number }>(undefined);
  const [reached, setReached] = useState<string>();
  useLayoutEffect(() => {
    if (held.current?.level.isConnected !== false) return;
    // Removing a focused level fires no blur event. Focus that moved elsewhere meanwhile stays there.
    if (document.activeElement !== null && document.activeElement !== document.body) {
      held.current = undefined;
      return;
    }
    const levels = levelsOf(ladder.current);
    levels[Math.min(held.current.at, levels.length - 1)]?.focus();
  });
  return {
    ref: ladder,
    reached,
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      const at = levelsOf(ladder.current).indexOf(target);
      if (at < 0) return;
      held.current = { level: target, at };
      setReached(target.dataset['level']);
    },
    onBlur: (): void => {
      held.current = undefined;
    },
  };
}

interface LevelsProps extends DepthLadderProps {
  readonly rows: readonly DepthRow[];
  readonly side: 'asks' | 'bids';
  readonly step: Price | undefined;
  /** Where Tab stops in the book. */
  readonly stop: Price | undefined;
  /** Of the words about its keys. */
  readonly hintId: string;
}

function Levels({ rows, side, step, stop, hintId, count, priceStep, quantityStep, rowHeight, onPick }: LevelsProps) {
  const t = useText('trading');
  const format = useFormat();
  return (
    <ul className={styles['levels']} aria-label={t(`book.${side}`)} data-side={side} style={rowsStyle(count)}>
      {rows.map((row) => (
        <Level
          key={row.price}
          price={row.price}
          quantity={row.quantity}
          total={rowHeight === undefined ? undefined : row.cumulated}
          percent={Math.round(row.share * 100)}
          priceStep={step ?? priceStep}
          quantityStep={quantityStep}
          isStop={row.price === stop}
          hintId={hintId}
          onPick={onPick}
          t={t}
          format={format}
        />
      ))}
    </ul>
  );
}

interface LevelProps extends Pick<DepthRow, 'price' | 'quantity'>, Pick<DepthLadderProps, 'quantityStep' | 'onPick'> {
  readonly priceStep: Price | undefined;
  /** Of it and all better ones, where it is shown. */
  readonly total: Quantity | undefined;
  /** How far the bar behind it reaches. */
  readonly percent: number;
  readonly isStop: boolean;
  readonly hintId: string;
  readonly t: Text<'trading'>;
  readonly format: Format;
}

/**
 * Few levels change from one book to the next: only those render. Levels come and go by the dozen, so texts and formats
 * are read once, above them.
 */
const Level = memo(function Level(props: LevelProps) {
  const { price, quantity, total, percent, priceStep, quantityStep, isStop, hintId, onPick, t, format } = props;
  const priceText = format.price(price, priceStep);
  const quantityText = format.quantity(quantity, quantityStep);
  const short = (figure: Quantity, full: string) => (full.length > longestQuantity ? format.volume(figure) : full);
  const figures = (
    <>
      <span className={styles['price']}>{priceText.text}</span>
      <span>{short(quantity, quantityText)}</span>
      {total === undefined ? undefined : <span>{short(total, format.quantity(total, quantityStep))}</span>}
    </>
  );
  return (
    <li className={styles['level']}>
      {onPick === undefined ? (
        <span className={styles['pick']} style={barStyle(percent)}>
          {figures}
        </span>
      ) : (
        <button
          type="button"
          className={styles['pick']}
          style={barStyle(percent)}
          aria-label={t('book.use', { price: priceText.full, quantity: quantityText })}
          aria-describedby={hintId}
          data-level={price}
          tabIndex={isStop ? 0 : -1}
          onKeyDown={walk}
          onClick={() => onPick(price)}
        >
          {figures}
        </button>
      )}
    </li>
  );
});

/** Where the full quantity is longer, a narrow column has it with K and M. */
const longestQuantity = 9;

const rowsStyle = (count: number): CSSProperties & Record<'--levels', number> => ({ '--levels': count });
const denseStyle = (height: number | undefined): CSSProperties & Record<'--row', string | undefined> => ({
  '--row': height === undefined ? undefined : `${height}px`,
});
const barStyle = (percent: number): CSSProperties & Record<'--share', number> => ({ '--share': percent / 100 });
