import type { TradingEvents } from '../wire/trading/contract-events-codec.ts';

/** Events of the real account, by what they tell. */
export const liveOptionsEvents = { settled: 'closed_microorder' } as const;
export const liveTradingEvents = { marked: 'lever_trade', closed: 'lever_closed' } as const satisfies TradingEvents;
