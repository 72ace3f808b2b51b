import type { ProjectPhase } from '../../../../../core/domain/products/launch.ts';
import type { Price, Quantity } from '../../../../../core/money/amount.ts';
import type { OpenSale } from '../../../../../core/ports/presenter-port.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';

export type ProjectRecord = {
  readonly id: number;
  /** Ticker, the key of the ledger. */
  readonly token: string;
  readonly title: string;
  readonly price: Price;
  readonly total: Quantity;
  readonly minimum: Quantity;
  /** What is sold so far, to whomever. */
  sold: Quantity;
  startsAt: number;
  endsAt: number;
  /** The tokens are with those who have paid. */
  isDelivered: boolean;
};

export type SubscriptionRecord = {
  readonly id: number;
  readonly user: string;
  readonly project: number;
  readonly tokens: Quantity;
  readonly price: Price;
  readonly paid: Money;
  readonly createdAt: number;
  givenAt: number | null;
};

/** Both oldest first. */
export type ProjectBook = { readonly projects: ProjectRecord[]; readonly subscriptions: SubscriptionRecord[] };

export const emptyProjects = (): ProjectBook => ({ projects: [], subscriptions: [] });

export const findProject = ({ projects }: ProjectBook, id: number): ProjectRecord | undefined =>
  projects.find((project) => project.id === id);

/** Newest start first. */
export const projectsByStart = ({ projects }: ProjectBook): readonly ProjectRecord[] =>
  projects.toSorted((left, right) => right.startsAt - left.startsAt || right.id - left.id);

/** Newest first. */
export const subscriptionsOf = ({ subscriptions }: ProjectBook, user: string): readonly SubscriptionRecord[] =>
  subscriptions.filter((one) => one.user === user).toReversed();

export const phaseOf = ({ startsAt, endsAt }: ProjectRecord, at: number): ProjectPhase => {
  if (at < startsAt) return 'warmUp';
  return at < endsAt ? 'inProgress' : 'ended';
};

/** Sales that have not ended, for the presenter. */
export const openSales = ({ projects }: ProjectBook): readonly OpenSale[] =>
  projects.filter(({ isDelivered }) => !isDelivered).map(({ id, title }) => ({ id, title }));
