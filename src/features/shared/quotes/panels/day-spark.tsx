import { Sparkline } from '../../../../core/ui/money/sparkline.tsx';
import { useDayShape } from '../data/day-shape.ts';
import { UnreadDay } from './later-unread-day.ts';

/**
 * The last 24 hours of a pair in one line, in the colour of the text around it; nothing where no candles are known, and a dash
 * where they could not be read.
 */
export function DaySpark({ symbol }: { readonly symbol: string }) {
  const { closes, hasFailed } = useDayShape(symbol);
  return hasFailed ? <UnreadDay /> : <Sparkline points={closes} />;
}
