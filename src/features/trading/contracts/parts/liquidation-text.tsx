import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price, Rate } from '../../../../core/money/amount.ts';
import { roundTo } from '../../../../core/money/fixed-point.ts';
import { PriceText } from '../../../../core/ui/money/money-text.tsx';

export interface LiquidationTextProps {
  readonly value: Price | undefined;
  readonly step?: Price | undefined;
  /** From the price to the liquidation, in percent. */
  readonly distance?: Rate | undefined;
  /** The other side of the pair is larger: the price lies where this position gains, and says nothing of it. */
  readonly isByOthers?: boolean | undefined;
  /** Why the price is unknown; undefined if no price within reach leads to a liquidation, whether there is one or not. */
  readonly unknown: string | undefined;
}

const digitsMost = 7;

/** A computed price has more places than any price of a pair; where the server tells no step, seven digits say enough. */
function withoutDust(value: Price | undefined): Price | undefined {
  const whole = value?.split('.')[0]?.length ?? 0;
  return value && roundTo(value, Math.max(2, digitsMost - whole));
}

/** The liquidation price of a position and its distance; the same word everywhere if it is out of reach. */
export function LiquidationText({ value, step, distance, isByOthers = false, unknown }: LiquidationTextProps) {
  const t = useText('contracts');
  const format = useFormat();
  if (unknown === undefined) {
    const title = value === undefined ? t('lines.noLiquidation') : format.price(value, step).full;
    return <span title={title}>{t('lines.outOfReach')}</span>;
  }
  return (
    <>
      {isByOthers && value !== undefined ? (
        t('lines.byOthers')
      ) : (
        <PriceText value={step === undefined ? withoutDust(value) : value} step={step} reason={unknown} />
      )}
      {distance === undefined ? undefined : <> ({t('lines.distance', { percent: format.percent(distance) })})</>}
    </>
  );
}
