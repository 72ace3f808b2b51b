import { whenWanted } from '../../../../../core/ui/when-wanted.tsx';
import type { MarketSessionProps } from './market-session.tsx';

/** Only a market that rests has hours. */
export const LaterMarketSession = whenWanted<MarketSessionProps>({
  load: async () => (await import('./market-session.tsx')).MarketSession,
  isWanted: ({ instrument }) => instrument.category !== 'crypto',
  isExtra: true,
});
