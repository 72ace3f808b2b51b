import { bitsAt, streamOf } from './chance.ts';

/**
 * Activity as a product of switches with lives from minutes to months (a Markov-switching multifractal): each is
 * either high or low and changes by itself. Returns stay uncorrelated, their size comes in clusters at every scale,
 * and tails grow heavy, as in real markets.
 */
export interface Switch {
  /** Mean life in minutes. */
  readonly life: number;
  /** Variance is multiplied by 1 + depth or 1 - depth. */
  readonly depth: number;
}

/** Multiplies `variance[i]` by the switches' state in minute `firstMinute + i` (minutes since 1970). */
export function applySwitches(
  variance: Float64Array,
  firstMinute: number,
  stream: number,
  switches: readonly Switch[],
): void {
  switches.forEach((entry, position) => applySwitch(variance, firstMinute, streamOf(stream, position), entry));
}

function applySwitch(variance: Float64Array, firstMinute: number, stream: number, entry: Switch): void {
  let block = blockAt(stream, entry.life, firstMinute);
  let index = 0;
  while (index < variance.length) {
    const end = Math.min(variance.length, startOf(stream, entry.life, block + 1) - firstMinute);
    const factor = (bitsAt(stream, block) & 1) === 1 ? 1 + entry.depth : 1 - entry.depth;
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
    factor *= (bitsAt(own, blockAt(own, entry.life, minute)) & 1) === 1 ? 1 + entry.depth : 1 - entry.depth;
  }
  return factor;
}

/** Lives vary between a tenth and nearly twice their mean, so that no clock shows through. */
const startOf = (stream: number, life: number, block: number): number =>
  Math.floor((block + (0.9 * (bitsAt(stream, block) >>> 1)) / 2147483648) * life);

function blockAt(stream: number, life: number, minute: number): number {
  const candidate = Math.floor(minute / life);
  return startOf(stream, life, candidate) <= minute ? candidate : candidate - 1;
}
