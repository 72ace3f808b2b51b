import type { Page } from '../../../core/domain/page.ts';
import type { Project, ProjectDetail, Subscription } from '../../../core/domain/project.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { NewSubscription, ProjectsPort } from '../../../core/ports/projects-port.ts';
import type { FormFields, QueryFields } from '../request-fields.ts';
import {
  projectsFields,
  readProject,
  readProjects,
  readSubscriptions,
  subscribeFields,
  subscriptionsFields,
} from './projects-codec.ts';

export class HttpProjectsAdapter implements ProjectsPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<ProjectsPort>;
  readonly #fileAddress = (path: string): string => this.#http.fileAddress(path);

  constructor(http: HttpTransport, paths: PathsOf<ProjectsPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async projects(query: { page: number; limit: number }): Promise<Page<Project>> {
    const answer = await this.#http.call(this.#paths.projects, projectsFields(query));
    return readProjects(answer, query, this.#fileAddress);
  }

  async project({ projectId }: { projectId: string }): Promise<ProjectDetail> {
    const fields: QueryFields<'project'> = { project_id: projectId };
    return readProject(await this.#http.call(this.#paths.project, fields), this.#fileAddress);
  }

  async subscribeToProject(subscription: NewSubscription): Promise<void> {
    const fields: FormFields<'subscribeToProject'> = subscribeFields(subscription);
    await this.#http.call(this.#paths.subscribeToProject, fields);
  }

  async subscriptions(query: { page: number; limit: number }): Promise<Page<Subscription>> {
    return readSubscriptions(await this.#http.call(this.#paths.subscriptions, subscriptionsFields(query)), query);
  }
}
