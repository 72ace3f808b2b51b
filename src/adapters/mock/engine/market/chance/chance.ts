import { normalQuantile } from './exact-math.ts';

/**
 * Chance without a running state: the draw number `index` of a stream is a hash, so any moment of any day can be
 * computed by itself and always comes out the same.
 */
export function streamOf(parent: number, key: number): number {
  return scramble(scramble(parent ^ 0x9e3779b9) ^ Math.imul(key + 1, 0x85ebca6b));
}

/** A stream for a name under a seed. */
export function namedStream(seed: number, name: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < name.length; position += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(position), 0x01000193);
  }
  return streamOf(streamOf(Math.floor(seed / 4294967296), seed | 0), hash);
}

function scramble(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** 32 random bits as a whole number from 0. */
export const bitsAt = (stream: number, index: number): number =>
  scramble(stream ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0;

/** Even between 0 (possible) and 1 (never). */
export const evenAt = (stream: number, index: number): number => bitsAt(stream, index) / 4294967296;

const normalTable = createNormalTable(4096);

/** Standard normal: mean 0, variance 1, mirror-symmetric. */
export const normalAt = (stream: number, index: number): number => normalTable[bitsAt(stream, index) >>> 20] ?? 0;

function createNormalTable(size: number): Float64Array {
  const table = Float64Array.from({ length: size }, (_, row) => normalQuantile((row + 0.5) / size));
  const variance = table.reduce((total, value) => total + value * value, 0) / size;
  return table.map((value) => value / Math.sqrt(variance));
}
