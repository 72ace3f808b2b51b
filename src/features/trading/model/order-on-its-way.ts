import type { OrderSnapshot } from './order-snapshot.ts';
import type { TicketState } from './ticket-state.ts';

/** An order between the tap and the server's answer. */
export interface OrderOnItsWay {
  readonly snapshot: OrderSnapshot;
  readonly isChecking: boolean;
}

export function orderOnItsWay(state: TicketState): OrderOnItsWay | undefined {
  if (state.kind !== 'sending' && state.kind !== 'checking') return undefined;
  return { snapshot: state.snapshot, isChecking: state.kind === 'checking' };
}
