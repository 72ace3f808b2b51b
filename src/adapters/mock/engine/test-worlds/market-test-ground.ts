import { createMarket } from '../market/create-market.ts';
import { shippedHistory } from '../market/history/shipped-history.ts';
import { listedInstruments } from '../market/facts/instruments.ts';
import type { Market } from '../kernel/domain/market.ts';

/** Monday 2026-01-05 12:00 UTC. */
export const marketEpoch = Date.UTC(2026, 0, 5, 12);

/** A market with the shipped history, sharing nothing with any other. */
export const freshMarket = (seed = 20260101): Market =>
  createMarket({ seed, epoch: marketEpoch, instruments: listedInstruments, history: shippedHistory() });
