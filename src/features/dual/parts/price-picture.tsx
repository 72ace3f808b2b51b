import { dualMoney } from '../../../core/domain/finance/dual-investment.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Price } from '../../../core/money/amount.ts';
import { priceAxis } from '../model/price-axis.ts';
import styles from './price-picture.module.css';

export interface PricePictureProps {
  readonly coin: string;
  readonly referencePrice: Price;
  /** Where the price is now, or was at the settlement; undefined without one. */
  readonly price: Price | undefined;
  readonly isSettled?: boolean | undefined;
  readonly breakEven?: Price | undefined;
  /** The targets of the same list: their pictures have one scale. */
  readonly beside?: readonly Price[] | undefined;
}

const height = 76;
const band = { top: 26, height: 22 } as const;
const rounding = 4;
/** Across, so that words and marks keep their size on a wide page. */
const across = (share: number): string => `${share * 100}%`;
/** Half the picture, less a gap at the target. */
const half = 0.497;
/** Words at the edge begin or end there. */
const anchorAt = (place: number): 'start' | 'middle' | 'end' =>
  place < 0.25 ? 'start' : place > 0.75 ? 'end' : 'middle';

/** The price axis: what is paid on either side of the target, and on which side the price is. */
export function PricePicture({ coin, referencePrice, price, isSettled = false, breakEven, beside }: PricePictureProps) {
  const t = useText('dual');
  const format = useFormat();
  const target = format.price(referencePrice).full;
  const shown =
    price === undefined
      ? undefined
      : t(isSettled ? 'picture.settled' : 'picture.now', { price: format.price(price).full });
  const axis = priceAxis(referencePrice, { now: price, breakEven, beside });
  const said = [t('picture.sides', { price: target, coin }), ...(shown === undefined ? [] : [shown])];
  return (
    <svg className={styles['picture']} height={height} role="img" aria-label={said.join(' ')}>
      {[0, 1 - half].map((x) => (
        <rect
          key={x}
          className={styles[x === 0 ? 'below' : 'above']}
          x={across(x)}
          y={band.top}
          width={across(half)}
          height={band.height}
          rx={rounding}
        />
      ))}
      <g aria-hidden="true">
        <text className={styles['side']} x={across(1 / 4)} y={band.top + 15}>
          {coin}
        </text>
        <text className={styles['side']} x={across(3 / 4)} y={band.top + 15}>
          {dualMoney}
        </text>
        <line
          className={styles['target']}
          x1={across(1 / 2)}
          x2={across(1 / 2)}
          y1={band.top - 4}
          y2={band.top + band.height + 6}
        />
        <text className={styles['label']} x={across(1 / 2)} y={height - 6} textAnchor="middle">
          {t('picture.target', { price: target })}
        </text>
        {axis.breakEven === undefined ? undefined : (
          <line
            className={styles['even']}
            x1={across(axis.breakEven)}
            x2={across(axis.breakEven)}
            y1={band.top}
            y2={band.top + band.height}
          />
        )}
        {axis.now === undefined ? undefined : (
          <>
            <svg className={styles['mark']} x={across(axis.now)}>
              <path d={`M-5 ${band.top - 8}h10l-5 8z`} />
            </svg>
            <text className={styles['label']} x={across(axis.now)} y={band.top - 13} textAnchor={anchorAt(axis.now)}>
              {shown}
            </text>
          </>
        )}
      </g>
    </svg>
  );
}
