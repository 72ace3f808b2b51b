import type { TradingEvents } from '../wire/trading/contract-events-codec.ts';

/** Events of the simulated account, by what they tell. */
export const moniOptionsEvents = { settled: 'closed_monimicroorder' } as const;
export const moniTradingEvents = {
  marked: 'monilever_trade',
  closed: 'monilever_closed',
} as const satisfies TradingEvents;
