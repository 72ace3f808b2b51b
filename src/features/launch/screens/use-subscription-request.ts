import { useCallback } from 'react';
import type { Rows } from '../../../core/domain/page.ts';
import type { Subscription } from '../../../core/domain/project.ts';
import {
  useReadLatestSubscriptions,
  useSubscribe,
  useSubscriptions,
  type SentSubscription,
} from '../../shared/projects/data/projects.ts';
import { traceIn } from '../../shared/requests/model/one-request.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { isTwinOfSubscription } from '../model/subscription-plan.ts';

export interface SentOrder {
  readonly subscription: SentSubscription;
  readonly tokenName: string;
  readonly before: Rows<Subscription> | undefined;
}

export interface SubscriptionRequest extends OneRequest<SentOrder> {
  readonly before: SentOrder['before'];
}

/** Sends an order once; where no answer comes, the person's subscriptions say whether it arrived. */
export function useSubscriptionRequest(): SubscriptionRequest {
  const { rows } = useSubscriptions(true);
  const subscribe = useSubscribe();
  const readLatest = useReadLatestSubscriptions();
  const send = useCallback(({ subscription }: SentOrder) => subscribe(subscription), [subscribe]);
  const trace = useCallback(
    async ({ subscription, tokenName, before }: SentOrder) => {
      const isTwin = isTwinOfSubscription({ tokenName, tokens: subscription.tokens });
      return traceIn({ before, after: await readLatest() }, isTwin);
    },
    [readLatest],
  );
  return { ...useOneRequest({ send, trace }), before: rows };
}
