import type { ProjectsPort } from '../../../core/ports/launch-port.ts';
import {
  projectsFields,
  readProject,
  readProjects,
  readSubscriptions,
  subscriptionStatuses,
  united,
  subscribeFields,
  subscriptionsFields,
} from './launch-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const projectsOver = ({ call, fileAddress }: Wire): ProjectsPort => ({
  projects: async (query) => {
    const answer = await call('projects', projectsFields(query));
    return readProjects(answer, query, fileAddress);
  },
  project: async ({ projectId }) => readProject(await call('project', { project_id: projectId }), fileAddress),
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
