import type { LaunchPhase } from '../../../../../core/domain/products/launch.ts';
import type { Price, Quantity } from '../../../../../core/money/amount.ts';
import type { OpenSale } from '../../../../../core/ports/presenter-port.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';

export type LaunchRecord = {
  readonly id: number;
  /** Ticker, the key of the ledger. */
  readonly token: string;
  readonly title: string;
  readonly price: Price;
  readonly total: Quantity;
  readonly minimum: Quantity;
  /** The sum of all sales so far. */
  sold: Quantity;
  startsAt: number;
  endsAt: number;
  /** The buyers have received their tokens. */
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
export type LaunchBook = { readonly projects: LaunchRecord[]; readonly subscriptions: SubscriptionRecord[] };

export const emptyLaunches = (): LaunchBook => ({ projects: [], subscriptions: [] });

export const findLaunch = ({ projects: launches }: LaunchBook, id: number): LaunchRecord | undefined =>
  launches.find((launch) => launch.id === id);

/** Newest start first. */
export const launchesByStart = ({ projects: launches }: LaunchBook): readonly LaunchRecord[] =>
  launches.toSorted((left, right) => right.startsAt - left.startsAt || right.id - left.id);

/** Newest first. */
export const subscriptionsOf = ({ subscriptions }: LaunchBook, user: string): readonly SubscriptionRecord[] =>
  subscriptions.filter((one) => one.user === user).toReversed();

export const phaseOf = ({ startsAt, endsAt }: LaunchRecord, at: number): LaunchPhase => {
  if (at < startsAt) return 'warmUp';
  return at < endsAt ? 'inProgress' : 'ended';
};

/** Sales that have not ended, for the presenter. */
export const openSales = ({ projects: launches }: LaunchBook): readonly OpenSale[] =>
  launches.filter(({ isDelivered }) => !isDelivered).map(({ id, title }) => ({ id, title }));
