import type { LaunchPort } from '../../../core/ports/launch-port.ts';
import {
  projectsFields,
  readLaunch,
  readLaunches,
  readSubscriptions,
  subscriptionStatuses,
  united,
  subscribeFields,
  subscriptionsFields,
} from './launch-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const launchOver = ({ call, fileAddress }: Wire): LaunchPort => ({
  projects: async (query) => {
    const answer = await call('projects', projectsFields(query));
    return readLaunches(answer, query, fileAddress);
  },
  project: async ({ projectId }) => readLaunch(await call('project', { project_id: projectId }), fileAddress),
  subscribeToProject: async (subscription) => {
    await call('subscribeToProject', subscribeFields(subscription));
  },
  subscriptions: async (query) => {
    const all = readSubscriptions(await call('subscriptions', subscriptionsFields(query)), query);
    if (all.items.length > 0 || all.unreadable !== undefined) return all;
    // Some servers take no state for one that no order has.
    const ofEach = await Promise.all(
      subscriptionStatuses.map((status) => call('subscriptions', subscriptionsFields(query, status))),
    );
    return united(ofEach.map((answer) => readSubscriptions(answer, query)));
  },
});
