import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { useClosePosition } from '../data/close-position.ts';
import { useContractOrders, useOpenReadAt } from '../../orders/data/contract-orders.ts';
import { isFree, type TicketState } from '../../orders/model/ticket-state.ts';
import type { ContractWay } from '../model/contract-way.ts';
import { holdsOpposite, isClosedIn, isOpenIn, oppositeOrder, type Reversal, type Reversed } from '../model/reversal.ts';
import type { ContractFormState } from '../parts/ticket/contract-form-state.ts';
import { useClosingOne, type Acting } from '../../mode/operations/use-closing.ts';
import { useElapsed } from '../../mode/operations/use-elapsed.ts';
import { useReversalMemory } from './use-reversal-memory.ts';

/** How long the server may take to close before it is said that it has not. */
const patienceMs = 8000;

export interface ReversalNeeds {
  /** Its place in the storage of the tab. */
  readonly memoryKey: string;
  /** The ticket of the pair, into which the opposite order is put. */
  readonly form: Pick<ContractFormState, 'act' | 'draft' | 'errors' | 'summary'>;
  readonly flow: { readonly state: TicketState<ContractWay>; submit(): string | undefined };
  /**
   * False while no position may be opened: the market is closed, or the person's own limits forbid it. Closing still
   * works.
   */
  readonly mayOpen: boolean;
  /** What is free is read again after a change: the second step waits, or its confirmation could not tell what is left. */
  readonly isReading?: boolean;
}

export interface PositionReversal {
  /** Undefined while there is nothing to say about one. */
  readonly shown: Reversal | undefined;
  /** Closing positions one by one, also those that are turned round: a request for one is under way until it is known to be gone. */
  readonly closing: Acting;
  /** Undefined while one is turned round, while the ticket is not free for the second step, and while none may be opened. */
  readonly begin: ((position: ContractOrder) => void) | undefined;
  dismiss(): void;
  /** Set while the ticket has the second step of one that an earlier page has begun. */
  readonly askedTicket: string | undefined;
}

/**
 * Reverses a position: closes it, and once no list has it, reviews the opposite order like any other, with its checks
 * and its confirmation. If the first step fails there is no second one.
 */
export function useReversal({ memoryKey, form, flow, mayOpen, isReading = false }: ReversalNeeds): PositionReversal {
  const closing = useClosingOne(useClosePosition());
  const { shown: reversal, show, keep, forget } = useReversalMemory(memoryKey, form.draft.sizeText !== '');
  const list = useContractOrders({ kind: 'open', pair: undefined, isHeard: reversal?.kind === 'closing' });
  const openReadAt = useOpenReadAt();
  const isAnswered = reversal?.kind === 'closing' && reversal.isAnswered;
  const isOver = useElapsed(isAnswered ? reversal : undefined, usePause(), patienceMs);
  const next = reversal && followed(reversal, { list, isOver, state: flow.state });
  if (next !== reversal) show(next);
  useOppositeOrder(next, { form, flow, isReading });
  useGivenBack(next, form);
  const { ask } = closing;
  const begin = useCallback(
    (position: ContractOrder): void => {
      const begun = { kind: 'closing', position, readAt: openReadAt(), isAnswered: false } as const;
      keep(begun);
      const answer = ask(position);
      if (answer === undefined) {
        forget();
        return;
      }
      show(begun);
      void answer.then((error) => {
        // Without an answer the list tells.
        if (error === undefined || error.kind === 'no-answer') {
          show({ ...begun, isAnswered: true });
          return;
        }
        // The page may be left by now.
        forget();
        show({ kind: 'not-closed', position, error });
      });
    },
    [ask, forget, keep, openReadAt, show],
  );
  const isClosing = next?.kind === 'closing';
  const underWay = useWith(closing.underWay, isClosing ? next.position.id : undefined);
  return {
    closing: useMemo(() => ({ ...closing, underWay }), [closing, underWay]),
    shown: next,
    begin: !mayOpen || isClosing || !isFree(flow.state) ? undefined : begin,
    dismiss: () => show(undefined),
    askedTicket: next?.kind === 'opening' && next.isInTicket && next.isLeft === true ? next.position.id : undefined,
  };
}

interface Around {
  readonly list: Parameters<typeof isClosedIn>[0];
  /** The server has had its time to close. */
  readonly isOver: boolean;
  readonly state: Pick<TicketState, 'kind'>;
}

/** What the list of positions and the ticket make of it. From the sending on the ticket reports the order like any other. */
function followed(reversal: Reversal, { list, isOver, state }: Around): Reversal | undefined {
  const { position } = reversal;
  if (reversal.kind === 'closing') {
    if (isClosedIn(list, reversal))
      return { kind: 'opening', position, isInTicket: isFree(state), isLeft: reversal.isLeft };
    if (!isOver) return reversal;
    return isOpenIn(list, reversal)
      ? { kind: 'not-closed', position, error: undefined }
      : { kind: 'unknown', position };
  }
  if (reversal.kind !== 'opening') return reversal;
  if (!reversal.isInTicket) return isFree(state) ? { ...reversal, isInTicket: true } : reversal;
  return state.kind === 'sending' ? undefined : reversal;
}

const useWith = (ids: ReadonlySet<string>, id: string | undefined): ReadonlySet<string> =>
  useMemo(() => (id === undefined ? ids : new Set([...ids, id])), [ids, id]);

/** A page that begins without a reversal takes the order of an earlier one out of the ticket. */
function useGivenBack(reversal: Reversal | undefined, form: ReversalNeeds['form']): void {
  const giveBack = useEffectEvent(() => {
    if (reversal === undefined && form.draft.own !== undefined) form.act({ type: 'given-back' });
  });
  useEffect(() => giveBack(), []);
}

/** Puts the order against a closed position into the ticket, and asks for it once, as soon as it can be placed. */
function useOppositeOrder(
  reversal: Reversal | undefined,
  { form, flow, isReading }: Required<Pick<ReversalNeeds, 'form' | 'flow' | 'isReading'>>,
): void {
  const asked = useRef<string>(undefined);
  const placing = reversal?.kind === 'opening' && reversal.isInTicket ? reversal : undefined;
  const closed: Reversed | undefined = placing?.position;
  const fill = useEffectEvent(() => {
    if (closed !== undefined) for (const action of oppositeOrder(closed)) form.act(action);
  });
  const ask = useEffectEvent(() => {
    if (closed === undefined || asked.current === closed.id) return;
    if (flow.submit() !== undefined) asked.current = closed.id;
  });
  const unfilledId = placing?.isFilled === true ? undefined : closed?.id;
  useEffect(() => {
    if (unfilledId !== undefined) fill();
  }, [unfilledId]);
  const isReady =
    closed !== undefined &&
    !isReading &&
    placing?.isLeft !== true &&
    isFree(flow.state) &&
    form.errors.length === 0 &&
    holdsOpposite(form, closed);
  useEffect(() => {
    if (isReady) ask();
  }, [isReady]);
}
