import { Sparkline } from '../../../../core/ui/money/sparkline.tsx';
import { useDayShape } from '../data/day-shape.ts';

/** The last 24 hours of a pair in one line, in the colour of the text around it; nothing where no candles are known. */
export function DaySpark({ symbol }: { readonly symbol: string }) {
  return <Sparkline points={useDayShape(symbol)} />;
}
