import { isOperation, type Operation } from '../../core/platform/http-transport.ts';
import type { Account } from '../wire/calls/wire.ts';

/** `POST /coin/trade` → `POST /monicoin/trade`. */
function twinOf(operation: Operation): Operation {
  const twin = operation.replace('/', '/moni');
  return isOperation(twin) ? twin : operation;
}

/** The simulated account of the same person. */
export const moniAccount: Account = {
  operationOf: twinOf,
  events: { marked: 'monilever_trade', closed: 'monilever_closed', settled: 'closed_monimicroorder' },
};
