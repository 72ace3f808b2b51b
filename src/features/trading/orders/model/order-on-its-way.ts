import type { SpotWay } from './order-snapshot.ts';
import type { AnyWay } from './order-way.ts';
import type { TicketState } from './ticket-state.ts';

/** An order between the tap and the list that shows it. */
export interface OrderOnItsWay<Way extends AnyWay = SpotWay> {
  readonly snapshot: Way['sent'];
  readonly phase: 'sending' | 'checking' | 'accepted';
}

export function orderOnItsWay<Way extends AnyWay = SpotWay>(state: TicketState<Way>): OrderOnItsWay<Way> | undefined {
  if (state.kind === 'placed') return { snapshot: state.snapshot, phase: 'accepted' };
  if (state.kind !== 'sending' && state.kind !== 'checking') return undefined;
  return { snapshot: state.snapshot, phase: state.kind };
}
