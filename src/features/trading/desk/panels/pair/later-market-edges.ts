import { whenWanted } from '../../../../../core/ui/when-wanted.tsx';
import type { MarketEdgesProps } from './market-edges.ts';

/** Only a market that rests has hours. */
export const LaterMarketEdges = whenWanted<MarketEdgesProps>({
  load: async () => (await import('./market-edges.ts')).MarketEdges,
  isWanted: ({ instrument }) => instrument.category !== 'crypto',
  isExtra: true,
});
