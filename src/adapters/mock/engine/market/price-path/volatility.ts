import { bitsAt, streamOf } from '../chance/chance.ts';

/**
 * Activity as a product of switches with lives from minutes to months (a Markov-switching multifractal): each is
 * either busy or calm and changes by itself. Returns stay uncorrelated, their size comes in clusters at every scale,
 * and tails grow heavy, as in real markets.
 */
export interface Switch {
  /** Mean life in minutes. */
  readonly life: number;
  /** This many of 64 lives are busy. */
  readonly busyOf64: number;
  /** What variance is multiplied by in a busy and in a calm life; the mean over all lives is 1. */
  readonly busy: number;
  readonly calm: number;
}

/** As often busy as calm, 1 + depth or 1 - depth. */
export const evenSwitch = (life: number, depth: number): Switch => ({
  life,
  busyOf64: 32,
  busy: 1 + depth,
  calm: 1 - depth,
});

/** Rarely busy, and then very: news. */
export const rareSwitch = (life: number, busyOf64: number, busy: number): Switch => ({
  life,
  busyOf64,
  busy,
  calm: (64 - busyOf64 * busy) / (64 - busyOf64),
});

/** Minutes in a row; the first is counted since 1970. */
export interface MinuteRun {
  readonly firstMinute: number;
  readonly variance: Float64Array;
}

/** Multiplies each minute's variance by the state of the switches in that minute. */
export function applySwitches(run: MinuteRun, stream: number, switches: readonly Switch[]): void {
  switches.forEach((entry, position) => applySwitch(run, streamOf(stream, position), entry));
}

function applySwitch({ firstMinute, variance }: MinuteRun, stream: number, entry: Switch): void {
  let block = blockAt(stream, entry.life, firstMinute);
  let index = 0;
  while (index < variance.length) {
    const end = Math.min(variance.length, startOf(stream, entry.life, block + 1) - firstMinute);
    const factor = stateOf(bitsAt(stream, block), entry);
    for (; index < end; index += 1) variance[index] = (variance[index] ?? 0) * factor;
    block += 1;
  }
}

/** The product of the switches at one minute. */
export function switchesAt(minute: number, stream: number, switches: readonly Switch[]): number {
  let factor = 1;
  for (let position = 0; position < switches.length; position += 1) {
    const entry = switches[position];
    if (entry === undefined) continue;
    const own = streamOf(stream, position);
    factor *= stateOf(bitsAt(own, blockAt(own, entry.life, minute)), entry);
  }
  return factor;
}

const stateOf = (bits: number, entry: Switch): number => ((bits & 63) < entry.busyOf64 ? entry.busy : entry.calm);

/** Lives vary between a tenth and nearly twice their mean, so that no clock shows through. */
const startOf = (stream: number, life: number, block: number): number =>
  Math.floor((block + (0.9 * (bitsAt(stream, block) >>> 1)) / 2147483648) * life);

function blockAt(stream: number, life: number, minute: number): number {
  const candidate = Math.floor(minute / life);
  return startOf(stream, life, candidate) <= minute ? candidate : candidate - 1;
}
