import { Arrival } from '../../../core/di/late/late-ports.ts';
import { ticketTraits } from '../../../core/domain/server/ticket-traits.ts';
import type { TradingPort } from '../../../core/ports/trading-port.ts';
import type { Account, Wire } from '../calls/wire.ts';
import { placeSpotOrderFields, readSpotOrders, spotOrdersFields } from './trading-codec.ts';

/** Contracts arrive with their first call: their codecs are as large as all of spot. */
export function tradingOver(wire: Wire, events: Account['events']): TradingPort {
  const { call, family } = wire;
  const late = new Arrival(async () => (await import('./contracts-adapter.ts')).contractsOver(wire, events));
  return {
    placeSpotOrder: async (order) => {
      await call('placeSpotOrder', placeSpotOrderFields(order, ticketTraits[family()].spotBuyAmount));
    },
    cancelSpotOrder: async ({ id }) => {
      await call('cancelSpotOrder', { id });
    },
    spotOrders: async (query) => readSpotOrders(await call('spotOrders', spotOrdersFields(query)), query),
    contractTerms: async (pair) => (await late.code()).contractTerms(pair),
    placeContractOrder: async (order) => (await late.code()).placeContractOrder(order),
    cancelContractOrder: async (order) => (await late.code()).cancelContractOrder(order),
    contractAccount: async (query) => (await late.code()).contractAccount(query),
    contractOrders: async (query) => (await late.code()).contractOrders(query),
    setContractStops: async (stops) => (await late.code()).setContractStops(stops),
    closePosition: async (position) => (await late.code()).closePosition(position),
    closePositions: async (wanted) => (await late.code()).closePositions(wanted),
    watchPositions: (listener) => late.watch((contracts) => contracts.watchPositions(listener)),
  };
}
