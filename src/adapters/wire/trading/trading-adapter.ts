import type { PositionListener, TradingPort } from '../../../core/ports/trading-port.ts';
import type { Unsubscribe } from '../../../core/ports/realtime-transport.ts';
import { readOrDrop } from '../read-or-drop.ts';
import type { Account, Wire } from '../wire.ts';
import {
  closePositionsFields,
  contractAccountFields,
  contractOrdersFields,
  contractStopsFields,
  contractTermsFields,
  placeContractOrderFields,
  readContractAccount,
  readContractOrders,
  readContractTerms,
} from './contract-codec.ts';
import { readClosedEvent, readMarksEvent } from './contract-events-codec.ts';
import { placeSpotOrderFields, readSpotOrders, spotOrdersFields } from './trading-codec.ts';

export const tradingOver = ({ call, watch, dialect }: Wire, events: Account['events']): TradingPort => ({
  placeSpotOrder: async (order) => {
    await call('placeSpotOrder', placeSpotOrderFields(order, dialect().spotBuyAmount));
  },
  cancelSpotOrder: async ({ id }) => {
    await call('cancelSpotOrder', { id });
  },
  spotOrders: async (query) => readSpotOrders(await call('spotOrders', spotOrdersFields(query)), query),
  contractTerms: async (pair) => readContractTerms(await call('contractTerms', contractTermsFields(pair))),
  placeContractOrder: async (order) => {
    await call('placeContractOrder', placeContractOrderFields(order));
  },
  cancelContractOrder: async ({ id }) => {
    await call('cancelContractOrder', { id });
  },
  contractAccount: async (query) =>
    readContractAccount(await call('contractAccount', contractAccountFields(query)), query),
  contractOrders: async (query) => readContractOrders(await call('contractOrders', contractOrdersFields(query)), query),
  setContractStops: async (stops) => {
    await call('setContractStops', contractStopsFields(stops));
  },
  closePosition: async ({ id }) => {
    await call('closePosition', { id });
  },
  closePositions: async (wanted) => {
    await call('closePositions', closePositionsFields(wanted));
  },
  watchPositions: (listener) => watchPositions(watch, events, listener),
});

function watchPositions(watch: Wire['watch'], events: Account['events'], listener: PositionListener): Unsubscribe {
  const stopMarks = watch(events.marked, (payload) => {
    const marks = readOrDrop(() => readMarksEvent(payload));
    if (marks !== undefined) listener.marked(marks);
  });
  const stopClosed = watch(events.closed, (payload) => {
    const ids = readOrDrop(() => readClosedEvent(payload));
    if (ids !== undefined) listener.closed(ids);
  });
  return () => {
    stopMarks();
    stopClosed();
  };
}
