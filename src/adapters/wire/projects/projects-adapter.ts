import type { ProjectsPort } from '../../../core/ports/projects-port.ts';
import {
  projectsFields,
  readProject,
  readProjects,
  readSubscriptions,
  subscribeFields,
  subscriptionsFields,
} from './projects-codec.ts';
import type { Wire } from '../wire.ts';

export const projectsOver = ({ call, fileAddress }: Wire): ProjectsPort => ({
  projects: async (query) => {
    const answer = await call('projects', projectsFields(query));
    return readProjects(answer, query, fileAddress);
  },
  project: async ({ projectId }) => readProject(await call('project', { project_id: projectId }), fileAddress),
  subscribeToProject: async (subscription) => {
    await call('subscribeToProject', subscribeFields(subscription));
  },
  subscriptions: async (query) => readSubscriptions(await call('subscriptions', subscriptionsFields(query)), query),
});
