import type { OptionDirection, OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { Quote } from '../../../../core/domain/market/instrument.ts';
import { IconArrowDownRight } from '../../../../core/ui/icons/arrow-down-right.gen.tsx';
import { IconArrowUpRight } from '../../../../core/ui/icons/arrow-up-right.gen.tsx';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { PercentText, PriceText, directionOf } from '../../../../core/ui/money/money-text.tsx';
import { drawLine, type DrawnLine, type LineSpan, type PricePoint } from '../model/price-line.ts';
import styles from './price-line.module.css';

/** The open and the end of an option; device time in ms and price. */
export interface LineMark extends LineSpan {
  readonly id: string;
  readonly direction: OptionDirection;
  /** Of the entry. */
  readonly price: Price;
  /** Until its end; undefined once it is settled. */
  readonly left: string | undefined;
  /** The server's result; undefined until then. */
  readonly result: OptionOrder['result'];
}

export interface PriceLineProps {
  readonly quote: Quote | undefined;
  readonly priceStep: Price | undefined;
  readonly points: readonly PricePoint[];
  /** The newest first. */
  readonly marks: readonly LineMark[];
  /** How much of the time to come is shown. */
  readonly aheadMs: number;
  /** When an option would be due that is opened now. */
  readonly plannedAt: number | undefined;
}

/** The picture is stretched to its box: positions are shares of it. */
const size = { width: 100, height: 100 } as const;
const icons = { up: IconArrowUpRight, down: IconArrowDownRight } as const;
const percent = (share: number): string => `${share}%`;

/** The price now, and its way over the last minutes with entry and expiry of what runs and of what was just settled. */
export function PriceLine({ quote, priceStep, points, marks, aheadMs, plannedAt }: PriceLineProps) {
  const t = useText('options');
  const drawn = drawLine(points, marks, { ...size, aheadMs, plannedAt });
  return (
    <section className={styles['line']} aria-label={t('line.label')}>
      <p className={styles['now']}>
        <PriceText
          value={quote?.price}
          step={priceStep}
          direction={directionOf(quote?.change)}
          flashes
          className={styles['price']}
        />
        <PercentText value={quote?.change} />
      </p>
      <div className={styles['picture']} aria-hidden="true" data-empty={drawn.path === ''}>
        <DrawnPrices drawn={drawn} />
        {drawn.now === undefined ? undefined : (
          <>
            <span className={styles['dot']} style={{ left: percent(drawn.now.x), top: percent(drawn.now.y) }} />
            <span className={styles['current']} style={{ top: percent(drawn.now.y) }}>
              <PriceText value={quote?.price} step={priceStep} />
            </span>
          </>
        )}
        {drawn.plannedX === undefined || hidesPlanned(drawn) ? undefined : (
          <span className={styles['expiry']} style={{ left: percent(drawn.plannedX) }}>
            {t('row.expiry')}
          </span>
        )}
        {drawn.marks.slice(0, 1).map((mark) => (
          <MarkLabels key={mark.id} mark={mark} top={besides(drawn.now, mark)} priceStep={priceStep} />
        ))}
      </div>
    </section>
  );
}

function DrawnPrices({ drawn }: { readonly drawn: DrawnLine<LineMark> }) {
  const { path, now, plannedX } = drawn;
  return (
    <svg className={styles['prices']} viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none">
      {now === undefined ? undefined : (
        <>
          <path className={styles['area']} d={`${path}L${now.x} ${size.height}L0 ${size.height}Z`} />
          <line className={styles['level']} x1={0} x2={size.width} y1={now.y} y2={now.y} />
        </>
      )}
      {plannedX === undefined ? undefined : (
        <line className={styles['level']} x1={plannedX} x2={plannedX} y1={0} y2={size.height} />
      )}
      {drawn.marks.map((mark) => (
        <DrawnMark key={mark.id} {...mark} />
      ))}
      {path === '' ? undefined : <path className={styles['path']} d={path} />}
    </svg>
  );
}

type Drawn = DrawnLine<LineMark>['marks'][number];
const tick = 3;

/** A tick at the entry, a dashed way to the end: the whole height while it is still to come, a tick at its price then. */
function DrawnMark({ x, y, ending, end, direction }: Drawn) {
  const isOpen = end.value === undefined;
  return (
    <g className={styles['mark']} data-direction={direction} data-open={isOpen}>
      <line x1={x} x2={ending.x} y1={y} y2={ending.y} />
      <line x1={x} x2={x} y1={y - tick} y2={y + tick} />
      <line x1={ending.x} x2={ending.x} y1={isOpen ? 0 : ending.y - tick} y2={isOpen ? size.height : ending.y + tick} />
    </g>
  );
}

/** Of the height of the picture: what keeps two labels apart. */
const labelHeight = 9;

/** Where the label of an entry stands beside the axis, without lying over that of the price now. */
function besides(now: DrawnLine<LineMark>['now'], { y }: Drawn): number {
  if (now === undefined || Math.abs(now.y - y) >= labelHeight) return y;
  const isBelow = y > now.y ? now.y < size.height - 2 * labelHeight : now.y < 2 * labelHeight;
  return now.y + (isBelow ? labelHeight : -labelHeight);
}

/** Of the width of the picture: what two words below it need. */
const labelWidth = 30;

/** The result of the newest option stands where the word for the next expiry would. */
const hidesPlanned = ({ plannedX = 0, marks: [newest] }: DrawnLine<LineMark>): boolean =>
  newest !== undefined && Math.abs(plannedX - newest.ending.x) < labelWidth;

interface MarkLabelsProps {
  readonly mark: Drawn;
  readonly top: number;
  readonly priceStep: Price | undefined;
}

/** In words and figures what the newest option of the picture is about: its entry, and its time left or its result. */
function MarkLabels({ mark, top, priceStep }: MarkLabelsProps) {
  const t = useText('options');
  const { ending, direction, price, left, result } = mark;
  const Icon = icons[direction];
  return (
    <>
      <span className={styles['entry']} data-direction={direction} style={{ top: percent(top) }}>
        <Icon size={12} stroke={2} />
        <PriceText value={price} step={priceStep} />
      </span>
      {left === undefined && result === undefined ? undefined : (
        <span className={styles['expiry']} style={{ left: percent(ending.x) }}>
          {result === undefined ? left : t(`result.${result}`)}
        </span>
      )}
    </>
  );
}
