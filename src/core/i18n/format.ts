import { rate, type Amount, type DecimalText, type Price, type Quantity, type Rate } from '../money/amount.ts';
import { placesOf } from '../money/fixed-point.ts';
import {
  compactPrice,
  formatDecimal,
  formatFiat,
  formatFiatPrice,
  formatPercent,
  formatVolume,
  unknownText,
  type PriceTexts,
} from '../money/format.ts';
import { leastPlaces } from '../money/counted-money.ts';
import { calendarOf, epochOf, wallClock, type MomentFields } from './calendar.ts';

export interface Format {
  readonly languageTag: string;
  /**
   * Every decimal there is, or exactly `places`; the code of the currency follows when it is given. A sum of counted money has
   * both hundredths or none.
   */
  amount(
    value: DecimalText | undefined,
    options?: { places?: number | undefined; currency?: string | undefined },
  ): string;
  /** Fiat money: the sign or the code where the language puts it. */
  fiat(value: Amount | undefined, code: string): string;
  /** A price in state money: at least four figures of it. */
  fiatPrice(value: Amount | undefined, code: string): string;
  price(value: Price | undefined, step?: Price): PriceTexts;
  quantity(value: Quantity | undefined, step?: Quantity): string;
  /** `value` is in percent. */
  percent(value: Rate | undefined, options?: { sign?: 'auto' | 'always' }): string;
  /** A rate of a fee, or a configured one: without trailing zeros, and never 0 % while it is not zero. */
  setRate(value: Rate | undefined): string;
  /** A whole percentage of something, e.g. of a slider. */
  share(percent: number): string;
  /** K and M in every language. */
  volume(value: Quantity | undefined): string;
  /**
   * A time or a day from a server: date and time of the device for epoch seconds or milliseconds and where the server's
   * zone is known, otherwise as `serverWall`.
   */
  serverTime(text: string): string;
  /** True for a time that `serverTime` shows by the device's clock, and for a mere day. */
  isPlaced(text: string): boolean;
  /** The server's wall time or day in the language's order of day and month, epochs as above, anything else as sent. */
  serverWall(text: string): string;
  /** Epoch ms. Date, 24-hour time with seconds. */
  dateTime(ms: number): string;
  /** Epoch ms. 24-hour time with seconds. */
  time(ms: number): string;
  /** Epoch ms. The requested parts of date and time, in the common style. */
  moment(ms: number, fields: MomentFields): string;
  /** A length of time in its largest unit: 12 s, 3 min. */
  relativeAge(ms: number): string;
  /** A plain count. */
  count(value: number): string;
}

const second = 1000;
const ageUnits = [
  { unit: 'day', ms: 86_400 * second },
  { unit: 'hour', ms: 3_600 * second },
  { unit: 'minute', ms: 60 * second },
  { unit: 'second', ms: second },
] as const;

function ageText(languageTag: string, ms: number): string {
  const { unit, ms: size } = ageUnits.find((step) => ms >= step.ms) ?? {
    unit: 'second',
    ms: second,
  };
  const whole = Math.max(0, Math.floor(ms / size));
  return new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'short' }).format(whole);
}

const dayOnly: MomentFields = { year: true, month: true, day: true };
const whole: MomentFields = { ...dayOnly, time: true, seconds: true };

/** Made when it is first used: a formatter of the platform takes longer to make than a whole list takes to draw. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const known = new Map<string, Format>();

/** A server's time as epoch ms; undefined for what is no moment. */
export type TimePlacing = (text: string) => number | undefined;

let placing: TimePlacing | undefined;
const placingListeners = new Set<() => void>();

/** From now on times of the server are shown by the device's clock; undefined: as the server says them. */
export function placeServerTimes(place: TimePlacing | undefined): void {
  placing = place;
  known.clear();
  for (const listener of placingListeners) listener();
}

/** Calls a listener when times are shown otherwise; gives back how to stop it. */
export function watchServerTimes(listener: () => void): () => void {
  placingListeners.add(listener);
  return () => placingListeners.delete(listener);
}

/** The format of a language, the same object at every call; `languageTag` is a BCP 47 tag. */
export function formatOf(languageTag: string): Format {
  const format = known.get(languageTag) ?? createFormat(languageTag);
  known.set(languageTag, format);
  return format;
}

/** One language's way of writing. */
export function createFormat(languageTag: string): Format {
  const here = once(() => calendarOf(languageTag));
  const asTold = once(() => calendarOf(languageTag, 'UTC'));
  const counts = once(() => new Intl.NumberFormat(languageTag));
  const dateTime = (ms: number): string => here()(ms, whole);
  const serverWall = (text: string): string => {
    const epoch = epochOf(text);
    if (epoch !== undefined) return dateTime(epoch);
    const wall = wallClock(text);
    if (wall !== undefined) return asTold()(wall, whole);
    const midnight = wallClock(`${text} 00:00`);
    if (midnight !== undefined) return asTold()(midnight, dayOnly);
    return text === '' ? unknownText : text;
  };
  return {
    languageTag,
    amount: (value, { places, currency } = {}) =>
      formatDecimal(value, { languageTag, places, minPlaces: places ?? leastPlaces(value, currency), code: currency }),
    fiat: (value, code) => formatFiat(value, { languageTag, code }),
    fiatPrice: (value, code) => formatFiatPrice(value, { languageTag, code }),
    price: (value, step) => compactPrice(value, { languageTag, step }),
    quantity: (value, step) => {
      const places = step === undefined ? undefined : placesOf(step);
      return formatDecimal(value, { languageTag, places, minPlaces: places });
    },
    percent: (value, options) => formatPercent(value, { languageTag, ...options }),
    // Two decimals, or below one percent three figures after the zeros.
    setRate: (value) => formatPercent(value, { languageTag, minPlaces: 0, places: (value?.search(/[1-9]/) || 1) + 1 }),
    share: (percent) => formatPercent(rate(percent.toString()), { languageTag, places: 0 }),
    volume: (value) => formatVolume(value, { languageTag }),
    serverTime: (text) => {
      const ms = placing?.(text);
      return ms === undefined ? serverWall(text) : dateTime(ms);
    },
    isPlaced: (text) => (placing?.(text) ?? epochOf(text)) !== undefined || wallClock(text) === undefined,
    serverWall,
    dateTime,
    time: (ms) => here()(ms, { time: true, seconds: true }),
    moment: (ms, fields) => here()(ms, fields),
    relativeAge: (ms) => ageText(languageTag, ms),
    count: (value) => counts().format(value),
  };
}
