import type { Page } from '../../../core/domain/page.ts';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { dialects } from '../../../core/domain/server/server-dialect.ts';
import type { LaunchPort } from '../../../core/ports/launch-port.ts';
import {
  launchesFields,
  readLaunch,
  readLaunches,
  readSubscriptions,
  subscriptionStatuses,
  united,
  subscribeFields,
  subscriptionsFields,
} from './launch-codec.ts';
import type { Wire } from '../calls/wire.ts';

interface Paid {
  readonly payName: string | undefined;
}

/** Some families take every payment in one currency, whatever the launch names. */
const paidAsIn =
  (family: DialectName) =>
  <T extends Paid>(one: T): T => ({ ...one, payName: dialects[family].launches.currency ?? one.payName });

const allPaidAsIn =
  (family: DialectName) =>
  <T extends Paid>(page: Page<T>): Page<T> => ({ ...page, items: page.items.map(paidAsIn(family)) });

export const launchOver = ({ call, fileAddress, family }: Wire): LaunchPort => ({
  launches: async (query) => {
    const answer = await call('launches', launchesFields(query));
    return allPaidAsIn(family())(readLaunches(answer, query, fileAddress));
  },
  launch: async ({ launchId }) =>
    paidAsIn(family())(readLaunch(await call('launch', { project_id: launchId }), fileAddress)),
  subscribeToLaunch: async (subscription) => {
    await call('subscribeToLaunch', subscribeFields(subscription));
  },
  subscriptions: async (query) => {
    const all = readSubscriptions(await call('subscriptions', subscriptionsFields(query)), query);
    if (all.items.length > 0 || all.unreadable !== undefined) return allPaidAsIn(family())(all);
    // Some servers take no state for one that no order has.
    const ofEach = await Promise.all(
      subscriptionStatuses.map((status) => call('subscriptions', subscriptionsFields(query, status))),
    );
    return allPaidAsIn(family())(united(ofEach.map((answer) => readSubscriptions(answer, query))));
  },
});
