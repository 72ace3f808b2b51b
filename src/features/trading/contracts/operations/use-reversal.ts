import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { useClosePosition } from '../data/close-position.ts';
import { useContractOrders } from '../../orders/data/contract-orders.ts';
import { isFree, type TicketState } from '../../orders/model/ticket-state.ts';
import type { ContractWay } from '../model/contract-way.ts';
import { holdsOpposite, isClosedIn, oppositeOrder, type Reversal } from '../model/reversal.ts';
import type { ContractFormState } from '../parts/ticket/contract-form-state.ts';
import { useClosingOne, type Acting } from '../../mode/operations/use-closing.ts';
import { useElapsed } from '../../mode/operations/use-elapsed.ts';

/** How long the server may take to close before the position is called still open. */
const patienceMs = 8000;

export interface ReversalNeeds {
  /** The ticket of the pair, into which the opposite order is put. */
  readonly form: Pick<ContractFormState, 'act' | 'draft' | 'errors' | 'summary'>;
  readonly flow: { readonly state: TicketState<ContractWay>; submit(): string | undefined };
  /**
   * False while no position may be opened: the market is closed, or the person's own limits forbid it. Closing still
   * works.
   */
  readonly mayOpen: boolean;
}

export interface PositionReversal {
  /** Undefined while there is nothing to say about one. */
  readonly shown: Reversal | undefined;
  /** Closing positions one by one, also those that are turned round: a request for one is under way until it is known to be gone. */
  readonly closing: Acting;
  /** Undefined while one is turned round, while the ticket is not free for the second step, and while none may be opened. */
  readonly begin: ((position: ContractOrder) => void) | undefined;
  dismiss(): void;
}

/**
 * Reverses a position: closes it, and once no list has it, reviews the opposite order like any other, with its checks
 * and its confirmation. If the first step fails there is no second one.
 */
export function useReversal({ form, flow, mayOpen }: ReversalNeeds): PositionReversal {
  const list = useContractOrders({ kind: 'open', pair: undefined });
  const closing = useClosingOne(useClosePosition());
  const [reversal, show] = useState<Reversal>();
  const isAnswered = reversal?.kind === 'closing' && reversal.isAnswered;
  const isOver = useElapsed(isAnswered ? reversal : undefined, usePause(), patienceMs);
  const isClosed = !isOver && isClosedIn(list, reversal);
  if (isClosed && reversal !== undefined) {
    show({ kind: 'opening', position: reversal.position, isInTicket: false });
  }
  if (reversal?.kind === 'opening') {
    if (!reversal.isInTicket && isFree(flow.state)) show({ ...reversal, isInTicket: true });
    // From here on the ticket sends the order, and reports it like any other.
    if (reversal.isInTicket && flow.state.kind === 'sending') show(undefined);
  }
  useOppositeOrder(reversal?.kind === 'opening' && reversal.isInTicket ? reversal.position : undefined, { form, flow });
  const begin = async (position: ContractOrder): Promise<void> => {
    const begun = { kind: 'closing', position, readAt: list.readAt, isAnswered: false } as const;
    const answer = closing.ask(position);
    if (answer === undefined) return;
    show(begun);
    const error = await answer;
    // Without an answer the list tells.
    const isRefused = error !== undefined && error.kind !== 'no-answer';
    show(isRefused ? { kind: 'not-closed', position, error } : { ...begun, isAnswered: true });
  };
  const isStillOpen = isAnswered && isOver;
  const isClosing = reversal?.kind === 'closing' && !isStillOpen;
  const underWay = useWith(closing.underWay, isClosing ? reversal.position.id : undefined);
  return {
    closing: { ...closing, underWay },
    shown: isStillOpen ? { kind: 'not-closed', position: reversal.position, error: undefined } : reversal,
    begin: !mayOpen || isClosing || !isFree(flow.state) ? undefined : (position) => void begin(position),
    dismiss: () => show(undefined),
  };
}

const useWith = (ids: ReadonlySet<string>, id: string | undefined): ReadonlySet<string> =>
  useMemo(() => (id === undefined ? ids : new Set([...ids, id])), [ids, id]);

/** Puts the order against a closed position into the ticket, and asks for it once, as soon as it can be placed. */
function useOppositeOrder(closed: ContractOrder | undefined, { form, flow }: Omit<ReversalNeeds, 'mayOpen'>): void {
  const asked = useRef<string>(undefined);
  const fill = useEffectEvent(() => {
    if (closed !== undefined) for (const action of oppositeOrder(closed)) form.act(action);
  });
  const ask = useEffectEvent(() => {
    if (closed === undefined || asked.current === closed.id) return;
    if (flow.submit() !== undefined) asked.current = closed.id;
  });
  const closedId = closed?.id;
  useEffect(() => {
    if (closedId !== undefined) fill();
  }, [closedId]);
  const isReady = closed !== undefined && isFree(flow.state) && form.errors.length === 0 && holdsOpposite(form, closed);
  useEffect(() => {
    if (isReady) ask();
  }, [isReady]);
}
