import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price, Rate } from '../../../../core/money/amount.ts';
import { PriceText } from '../../../../core/ui/money/money-text.tsx';

export interface LiquidationTextProps {
  readonly value: Price | undefined;
  readonly step?: Price | undefined;
  /** From the price to the liquidation, in percent. */
  readonly distance?: Rate | undefined;
  /** Why the price is unknown; undefined if no price leads to a liquidation. */
  readonly unknown: string | undefined;
}

/** The liquidation price of a position and its distance; a word if no price leads to it. */
export function LiquidationText({ value, step, distance, unknown }: LiquidationTextProps) {
  const t = useText('contracts');
  const format = useFormat();
  if (value === undefined && unknown === undefined)
    return <span title={t('lines.noLiquidation')}>{t('lines.outOfReach')}</span>;
  return (
    <>
      <PriceText value={value} step={step} reason={unknown} />
      {distance === undefined ? undefined : <> ({t('lines.distance', { percent: format.percent(distance) })})</>}
    </>
  );
}
