import type { Price } from '../../../core/money/amount.ts';
import { PriceText } from '../../../core/ui/money/money-text.tsx';
import { useKnownSteps } from '../../shared/instruments/data/known-steps.ts';

export interface RoundPriceProps {
  readonly symbol: string;
  readonly value: Price | undefined;
  readonly className?: string | undefined;
}

/** A price of the pair of a round, in the places of that pair. */
export function RoundPrice({ symbol, value, className }: RoundPriceProps) {
  const stepOf = useKnownSteps();
  return <PriceText value={value} step={stepOf(symbol)} className={className} />;
}
