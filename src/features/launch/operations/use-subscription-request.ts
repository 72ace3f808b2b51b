import { useMemo } from 'react';
import type { Subscription } from '../../../core/domain/products/launch.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, maybe, part, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useReadLatestSubscriptions, useSubscribe, type SentSubscription } from '../data/launches.ts';
import { isTwinOfSubscription } from '../model/subscription-plan.ts';

export interface SentOrder {
  readonly subscription: SentSubscription;
  readonly tokenName: string;
}

const book = new RequestBook<SentOrder, Subscription>('subscription');
const subscription = wishOf<SentSubscription>({
  launchId: words,
  tokens: decimal(),
  payment: decimal(),
  payName: maybe(words),
});
const codec = wishOf<SentOrder>({ subscription: part(subscription), tokenName: words });

/** Sends an order once; without an answer, the person's subscriptions show whether it arrived. */
export function useSubscriptionRequest(): SentOnce<SentOrder, Subscription> {
  const send = useSubscribe();
  const readRows = useReadLatestSubscriptions();
  const readAvailable = useReadAvailable();
  const { account } = useServerDialect().launches;
  const way = useMemo<Way<SentOrder, Subscription>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send: (wish) => send(wish.subscription),
      readRows,
      readAvailable: async ({ subscription: { payName } }) =>
        payName === undefined ? undefined : readAvailable({ currencyName: payName, account }),
      isTwin: (row, { tokenName, subscription: { tokens } }) => isTwinOfSubscription({ tokenName, tokens })(row),
      nameOf: (wish) => [wish.subscription.launchId, wish.subscription.tokens].join('.'),
    }),
    [send, readRows, readAvailable, account],
  );
  return useMoneyRequest(book, way);
}
