import type { Account } from '../wire/calls/wire.ts';

/** The real account: what a person owns. */
export const liveAccount: Account = {
  operationOf: (operation) => operation,
  events: { marked: 'lever_trade', closed: 'lever_closed', settled: 'closed_microorder' },
};
