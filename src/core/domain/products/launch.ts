import { rate, type Amount, type Price, type Quantity, type Rate } from '../../money/amount.ts';
import { compare, cost, isNegative, multiply, quantityOf, roundTo, subtract } from '../../money/fixed-point.ts';
import { divide } from '../../money/quotient.ts';
import type { CurrencyId } from '../market/instrument.ts';

export const launchPhases = ['warmUp', 'inProgress', 'ended'] as const;
export type LaunchPhase = (typeof launchPhases)[number];

/** A new token that is sold for a while at one price. */
export interface Launch {
  readonly id: string;
  readonly title: string;
  readonly summary: string | undefined;
  /** Address of a picture. */
  readonly logo: string | undefined;
  /** Ticker of the token. */
  readonly tokenName: string;
  /** Ticker of the payment; undefined if the server does not say. */
  readonly payName: string | undefined;
  readonly payId: CurrencyId | undefined;
  /** All tokens on sale, and those sold; undefined if the server does not say. */
  readonly total: Quantity;
  readonly sold: Quantity | undefined;
  /** Server times of the window. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** The same as epoch ms; undefined if a countdown is impossible. */
  readonly startsAtMs: number | undefined;
  readonly endsAtMs: number | undefined;
  /** As the server saw it when it answered. */
  readonly phase: LaunchPhase;
}

export const subscriptionStates = ['applied', 'paid', 'completed'] as const;
/** `applied` is a lot in a draw, `paid` waits for the end of the sale, `completed` has been delivered. */
export type SubscriptionState = (typeof subscriptionStates)[number];

/** A purchase of a launch's tokens, with its terms. */
export interface Subscription {
  readonly id: string;
  readonly tokenName: string;
  readonly tokens: Quantity;
  /** The credited tokens; undefined until they arrive. */
  readonly given: Quantity | undefined;
  readonly status: SubscriptionState;
  readonly createdAt: string;
  /** Server time from which the token is traded; undefined when not announced. */
  readonly tradableFrom: string | undefined;
  /** The launch at the time: undefined if the server does not store it. */
  readonly launchId: string | undefined;
  readonly title: string | undefined;
  readonly price: Price | undefined;
  readonly paid: Amount | undefined;
  readonly payName: string | undefined;
  /** Server time at which the sale ends and the tokens come. */
  readonly saleEndsAt: string | undefined;
}

export interface LaunchDetail extends Launch {
  /** Of one token, in the currency of payment. */
  readonly price: Price;
  /** Fewest tokens of one order; undefined for no bound. */
  readonly minimum: Quantity | undefined;
  readonly tradableFrom: string | undefined;
  /** About the launch, HTML. */
  readonly html: string | undefined;
  readonly whitePaper: string | undefined;
  readonly link: string | undefined;
  /** The person's first order here; undefined without one. */
  readonly own: { readonly orderNumber: string; readonly tokens: Quantity } | undefined;
}

/** Sums are as fine as balances. */
const places = 8;
const hundred = rate('100');

/** What so many tokens cost: price × tokens, half up to eight decimals, and nothing else. */
export const subscriptionCost = (unitPrice: Price, tokens: Quantity): Amount =>
  roundTo(cost(unitPrice, tokens), places);

/** Unsold tokens; undefined if the server does not say how many are sold. */
export function tokensLeft(launch: { readonly total: Quantity; readonly sold: Quantity }): Quantity;
export function tokensLeft(launch: Pick<Launch, 'total' | 'sold'>): Quantity | undefined;
export function tokensLeft({ total, sold }: Pick<Launch, 'total' | 'sold'>): Quantity | undefined {
  if (sold === undefined) return undefined;
  const left = subtract(total, sold);
  return isNegative(left) ? subtract(total, total) : left;
}

/** Percent of all tokens sold, truncated to two decimals: a hundred only when none is left. */
export const soldPercent = ({ total, sold }: Pick<Launch, 'total' | 'sold'>): Rate | undefined => {
  const share = sold === undefined ? undefined : divide(sold, total);
  return share === undefined ? undefined : rate(roundTo(multiply(share, hundred), 2, 'down'));
};

/** Most tokens that a sum can pay; never more than it can. */
export function affordableTokens(available: Amount, unitPrice: Price): Quantity | undefined {
  const tokens = divide(available, unitPrice);
  if (tokens === undefined) return undefined;
  const most = quantityOf(roundTo(tokens, places, 'down'));
  return compare(subscriptionCost(unitPrice, most), available) > 0 ? undefined : most;
}

type Window = Pick<Launch, 'startsAtMs' | 'endsAtMs' | 'phase'>;

/** The phase at a moment of the server, epoch ms; without a readable window the server's own phase. */
export function phaseAt({ startsAtMs, endsAtMs, phase }: Window, now: number): LaunchPhase {
  if (startsAtMs === undefined || endsAtMs === undefined) return phase;
  if (now < startsAtMs) return 'warmUp';
  return now < endsAtMs ? 'inProgress' : 'ended';
}

/** The end of the present phase, epoch ms; undefined when nothing follows it or the end is unknown. */
export function phaseEndsAt(window: Window, now: number): number | undefined {
  const phase = phaseAt(window, now);
  if (phase === 'ended') return undefined;
  return phase === 'warmUp' ? window.startsAtMs : window.endsAtMs;
}
