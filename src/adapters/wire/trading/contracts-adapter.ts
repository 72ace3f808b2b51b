import type { Unsubscribe } from '../../../core/platform/realtime-transport.ts';
import type { PositionListener, TradingPort } from '../../../core/ports/trading-port.ts';
import { readOrDrop } from '../calls/read-or-drop.ts';
import type { Account, Wire } from '../calls/wire.ts';
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

/** What the spot ticket does without. */
export type ContractCalls = Omit<TradingPort, 'placeSpotOrder' | 'cancelSpotOrder' | 'spotOrders'>;

export const contractsOver = ({ call, watch }: Wire, events: Account['events']): ContractCalls => ({
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
