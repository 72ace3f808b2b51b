import { createToken } from '../di/token.ts';
import type { Page } from '../domain/page.ts';
import type { Launch, LaunchDetail, Subscription } from '../domain/products/launch.ts';
import type { Amount, Quantity } from '../money/amount.ts';

/** The meaning of `amount` in an order: tokens wanted, or money to pay. */
export type SubscriptionUnit = 'tokens' | 'payment';

export interface NewSubscription {
  readonly launchId: string;
  readonly tokens: Quantity;
  /** The cost of the tokens. */
  readonly payment: Amount;
  /** Ticker of the payment. */
  readonly payName: string | undefined;
  readonly unit: SubscriptionUnit;
}

/** Sales of new tokens (IEO). Fails: server, offline, no-answer, bad-status, unexpected-shape. */
export interface LaunchPort {
  /** Open to visitors, newest start first. `page` from 1. @wire GET /project */
  launches(query: { page: number; limit: number }): Promise<Page<Launch>>;
  /** Open to visitors; some servers answer them with session-expired. @wire GET /project/detail */
  launch(query: { launchId: string }): Promise<LaunchDetail>;
  /** Pays at once from the spot account. Also fails with session-expired. @wire POST /project/order */
  subscribeToLaunch(subscription: NewSubscription): Promise<void>;
  /** The person's own, newest first. `page` from 1. Also fails with session-expired. @wire GET /user/project/order */
  subscriptions(query: { page: number; limit: number }): Promise<Page<Subscription>>;
}
export const LaunchPort = createToken<LaunchPort>('LaunchPort');
