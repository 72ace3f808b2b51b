import type { MarketCategory } from '../../../../../core/domain/market/instrument.ts';
import { evenSwitch, rareSwitch, type Switch } from './volatility.ts';

/** How a class of markets moves. */
export interface Character {
  /** Lives below a day: seen inside a day. */
  readonly fast: readonly Switch[];
  /** Lives of days: the level of a whole day. */
  readonly slow: readonly Switch[];
  /** Mean absolute return by UTC hour, relative to the day's mean. */
  readonly hours: readonly number[];
  /** Standard deviation of the jump over a closed time, in parts of a day's standard deviation. */
  readonly gap: number;
  /** Days of generated history before the epoch. */
  readonly historyDays: number;
}

const minutesOf = (days: number): number => days * 1440;
const switchesOf = (depth: number, lives: readonly number[]): readonly Switch[] =>
  lives.map((life) => evenSwitch(life, depth));

const hoursOfCoins = [
  0.98, 0.94, 0.9, 0.86, 0.82, 0.82, 0.86, 0.94, 1.02, 1.0, 0.98, 0.98, 1.04, 1.2, 1.32, 1.3, 1.2, 1.08, 1.0, 0.96,
  0.96, 0.96, 0.92, 0.96,
];
/** The four measured hours are 04, 08, 14 and 22; the others run between them. */
const hoursOfCurrencies = [
  0.66, 0.64, 0.6, 0.57, 0.55, 0.6, 0.86, 1.22, 1.36, 1.26, 1.16, 1.1, 1.26, 1.52, 1.62, 1.5, 1.24, 1.0, 0.86, 0.78,
  0.72, 0.66, 0.62, 0.64,
];
const hoursOfShares = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.55, 1.3, 1.0, 0.84, 0.78, 0.84, 1.06, 1, 1, 1, 1];
const hoursOfFutures = [
  0.74, 0.72, 0.68, 0.64, 0.62, 0.66, 0.82, 1.06, 1.16, 1.1, 1.0, 0.98, 1.16, 1.5, 1.62, 1.46, 1.22, 1.08, 0.98, 0.96,
  0.8, 0.7, 0.7, 0.7,
];

const coins: Character = {
  fast: [rareSwitch(3, 4, 4), ...switchesOf(0.45, [4, 8]), ...switchesOf(0.3, [16, 40, 100, 250, 600])],
  slow: switchesOf(0.22, [1.6, 4, 10, 25, 60].map(minutesOf)),
  hours: hoursOfCoins,
  gap: 0,
  historyDays: 2190,
};

const currencies: Character = {
  fast: [...switchesOf(0.4, [4, 10, 25]), rareSwitch(60, 3, 7), ...switchesOf(0.4, [60, 130, 300, 700])],
  slow: switchesOf(0.3, [1.6, 4, 10, 25, 60].map(minutesOf)),
  hours: hoursOfCurrencies,
  gap: 0.25,
  historyDays: 10_900,
};

const shares: Character = {
  fast: switchesOf(0.38, [3, 8, 20, 50, 120, 280]),
  slow: switchesOf(0.32, [1.6, 4, 10, 25, 60, 150].map(minutesOf)),
  hours: hoursOfShares,
  gap: 0.5,
  historyDays: 7300,
};

const futures: Character = {
  fast: [...switchesOf(0.4, [4, 10, 25]), rareSwitch(80, 2, 11), ...switchesOf(0.42, [60, 130, 300, 700])],
  slow: switchesOf(0.32, [1.6, 4, 10, 25, 60].map(minutesOf)),
  hours: hoursOfFutures,
  gap: 0.25,
  historyDays: 7300,
};

const characters: Readonly<Record<MarketCategory, Character>> = {
  crypto: coins,
  forex: currencies,
  stock: shares,
  futures,
};
/** An index of shares trades like futures and moves like shares. */
const exceptions: Readonly<Record<string, Character>> = { 'SPX/USD': { ...futures, fast: shares.fast } };

export const characterOf = ({ symbol, category }: { symbol: string; category: MarketCategory }): Character =>
  exceptions[symbol] ?? characters[category];

/** Relative variance of each minute of a UTC day, mean 1; between the middles of two hours it runs straight. */
export function minuteProfile(character: Character): Float64Array {
  const profile = Float64Array.from({ length: 1440 }, (_, minute) => {
    const position = minute / 60 + 23.5;
    const before = character.hours[Math.floor(position) % 24] ?? 1;
    const after = character.hours[Math.floor(position + 1) % 24] ?? 1;
    const size = before + (after - before) * (position - Math.floor(position));
    return size * size;
  });
  const mean = profile.reduce((total, value) => total + value, 0) / profile.length;
  return profile.map((value) => value / mean);
}
