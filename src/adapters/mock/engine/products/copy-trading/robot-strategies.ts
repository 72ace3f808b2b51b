const hourMs = 3_600_000;

/** The input of a strategy: its own market and its own position, never another's. */
export interface StrategyView {
  /** A full hour, epoch ms. */
  readonly at: number;
  /** The last price this many hours ago, in price steps. */
  readonly priceAgo: (hours: number) => number;
  /** Since when a position is open; undefined without one. */
  readonly heldSince: number | undefined;
}

/**
 * `flat` closes the open position; `keep` changes nothing; a direction closes the open position and opens a new one.
 */
export type StrategyWish = 'long' | 'short' | 'flat' | 'keep';

export interface Strategy {
  readonly id: string;
  readonly nickname: string;
  readonly symbol: string;
  readonly lots: number;
  readonly leverage: number;
  readonly decide: (view: StrategyView) => StrategyWish;
}

const utcHour = (at: number): number => Math.floor(at / hourMs) % 24;
const every = (hours: number, at: number): boolean => utcHour(at) % hours === 0;

/** Every four hours: with the move of the last day. */
const trend: Strategy = {
  id: 'trend',
  nickname: 'Trend BTC',
  symbol: 'BTC/USDT',
  lots: 10,
  leverage: 5,
  decide: ({ at, priceAgo }) => {
    if (!every(4, at)) return 'keep';
    return priceAgo(0) >= priceAgo(24) ? 'long' : 'short';
  },
};

const counterMoveHours = 2;
const counterHoldHours = 3;
/** Of a thousand. */
const counterMove = 6;

/** Against a move of 0.6 % within two hours; closed after three. */
const counter: Strategy = {
  id: 'counter',
  nickname: 'Counter ETH',
  symbol: 'ETH/USDT',
  lots: 8,
  leverage: 10,
  decide: ({ at, priceAgo, heldSince }) => {
    if (heldSince !== undefined) return at - heldSince >= counterHoldHours * hourMs ? 'flat' : 'keep';
    const [now, before] = [priceAgo(0), priceAgo(counterMoveHours)];
    if (Math.abs(now - before) * 1000 < before * counterMove) return 'keep';
    return now > before ? 'short' : 'long';
  },
};

const eveningHour = 22;
const morningHour = 6;

/** Long overnight, at every price. */
const overnight: Strategy = {
  id: 'overnight',
  nickname: 'Overnight SOL',
  symbol: 'SOL/USDT',
  lots: 12,
  leverage: 5,
  decide: ({ at }) => {
    if (utcHour(at) === eveningHour) return 'long';
    return utcHour(at) === morningHour ? 'flat' : 'keep';
  },
};

const pendulumHours = 6;

/** Six hours long, six hours short, without looking at prices: the result of chance and fees. */
const pendulum: Strategy = {
  id: 'pendulum',
  nickname: 'Pendulum LTC',
  symbol: 'LTC/USDT',
  lots: 20,
  leverage: 5,
  decide: ({ at }) => {
    if (!every(pendulumHours, at)) return 'keep';
    return (utcHour(at) / pendulumHours) % 2 === 0 ? 'long' : 'short';
  },
};

export const strategies: readonly Strategy[] = [trend, counter, overnight, pendulum];

export const findStrategy = (id: string): Strategy | undefined => strategies.find((strategy) => strategy.id === id);
