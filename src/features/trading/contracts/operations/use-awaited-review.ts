import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderFlow } from '../../ticket/operations/use-order-flow.ts';
import { isFree } from '../../orders/model/ticket-state.ts';
import type { ContractError } from '../model/contract-errors.ts';
import type { ContractDraft } from '../model/contract-ticket.ts';
import type { ContractWay } from '../model/contract-way.ts';

/** What a ticket lacks only until the server has answered. */
const coming: readonly ContractError['key'][] = ['error.noTerms', 'error.noPrice'];

export interface AwaitedReviewNeeds {
  readonly flow: OrderFlow<ContractWay>;
  readonly draft: ContractDraft;
  readonly errors: readonly ContractError[];
  /** Reading has failed: the ticket says so and offers to read again. */
  readonly hasFailed: boolean;
}

export interface AwaitedReview {
  readonly flow: OrderFlow<ContractWay>;
  /** The review opens as soon as what is missing has come. */
  readonly isAwaited: boolean;
}

/** The ticket as it was tapped, and whether everything it lacked has come. */
interface Asked {
  readonly draft: ContractDraft;
  readonly hasCome: boolean;
}

/**
 * Keeps a tap that came before the terms of the pair or its price, and opens the review when they are here. A change of
 * the ticket, or a reading that fails, drops the tap.
 */
export function useAwaitedReview({ flow, draft, errors, hasFailed }: AwaitedReviewNeeds): AwaitedReview {
  const [asked, setAsked] = useState<Asked>();
  const isComing = !hasFailed && errors.length > 0 && errors.every(({ key }) => coming.includes(key));
  const isKept = asked?.draft === draft && !hasFailed && isFree(flow.state);
  if (asked !== undefined && !isKept) setAsked(undefined);
  else if (asked?.hasCome === false && !isComing) setAsked({ ...asked, hasCome: true });
  const review = useEffectEvent(() => flow.submit());
  const answered = asked?.hasCome === true ? asked : undefined;
  useEffect(() => {
    if (answered !== undefined) review();
  }, [answered]);
  return {
    flow: {
      ...flow,
      tap: () => {
        if (isComing && isFree(flow.state)) setAsked({ draft, hasCome: false });
        flow.tap();
      },
    },
    isAwaited: isKept && !asked.hasCome,
  };
}
