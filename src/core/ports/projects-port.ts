import { createToken } from '../di/token.ts';
import type { Page } from '../domain/page.ts';
import type { Project, ProjectDetail, Subscription } from '../domain/project.ts';
import type { Amount, Quantity } from '../money/amount.ts';

/** What a server reads in the `amount` of an order: tokens wanted, or money to pay. */
export type SubscriptionUnit = 'tokens' | 'payment';

export interface NewSubscription {
  readonly projectId: string;
  readonly tokens: Quantity;
  /** What they cost. */
  readonly payment: Amount;
  /** Ticker of what is paid. */
  readonly payName: string | undefined;
  readonly unit: SubscriptionUnit;
}

/** New tokens that are sold for a while (IEO). Fails: server, offline, no-answer, bad-status, unexpected-shape. */
export interface ProjectsPort {
  /** For everybody, newest start first. `page` from 1. @wire GET /project */
  projects(query: { page: number; limit: number }): Promise<Page<Project>>;
  /** For everybody; some servers answer session-expired to visitors. @wire GET /project/detail */
  project(query: { projectId: string }): Promise<ProjectDetail>;
  /** Pays at once from the spot account. Also fails with session-expired. @wire POST /project/order */
  subscribeToProject(subscription: NewSubscription): Promise<void>;
  /** The person's own, newest first. `page` from 1. Also fails with session-expired. @wire GET /user/project/order */
  subscriptions(query: { page: number; limit: number }): Promise<Page<Subscription>>;
}
export const ProjectsPort = createToken<ProjectsPort>('ProjectsPort');
