import { createHash } from 'node:crypto';

/**
 * How chains write addresses, done the other way around and with nothing of the program: from bytes to text. The
 * hashes are Node's own and, for Ethereum, the sponge written down once more.
 */

export type Write = (next: () => number) => string;

/** Bytes that are the same in every run. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 16;
  };
}
const bytes = (next: () => number, count: number): number[] => Array.from({ length: count }, () => next() & 255);

const bitcoinLetters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const rippleLetters = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
const bech32Letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

function inBase58(data: readonly number[], letters: string): string {
  let rest = BigInt(`0x${Buffer.from(data).toString('hex') || '0'}`);
  let text = '';
  while (rest > 0n) {
    text = `${letters[Number(rest % 58n)]}${text}`;
    rest /= 58n;
  }
  const zeros = data.findIndex((byte) => byte !== 0);
  return `${(letters[0] ?? '').repeat(zeros === -1 ? data.length : zeros)}${text}`;
}

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

function withCheck(data: readonly number[], letters = bitcoinLetters): string {
  const check = sha256(sha256(Buffer.from(data))).subarray(0, 4);
  return inBase58([...data, ...check], letters);
}

export const base58Check =
  (...version: readonly number[]): Write =>
  (next) =>
    withCheck([...version, ...bytes(next, 20)]);
export const rippleAddress: Write = (next) => withCheck([0, ...bytes(next, 20)], rippleLetters);
export const solanaAddress: Write = (next) => inBase58(bytes(next, 32), bitcoinLetters);

/** Bits are read as one long row of them, filled up with noughts at its end. */
const inFives = (data: readonly number[]): number[] => {
  const row = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (row.padEnd(Math.ceil(row.length / 5) * 5, '0').match(/.{5}/g) ?? []).map((five) => Number.parseInt(five, 2));
};

interface Checksum {
  readonly generators: readonly bigint[];
  readonly bits: bigint;
}
const short: Checksum = { generators: [0x3b6a57b2n, 0x26508e6dn, 0x1ea119fan, 0x3d4233ddn, 0x2a1462b3n], bits: 30n };
const long: Checksum = {
  generators: [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n],
  bits: 40n,
};

function sumOf(words: readonly number[], { generators, bits }: Checksum): bigint {
  let sum = 1n;
  for (const word of words) {
    const top = sum >> (bits - 5n);
    sum = ((sum % (1n << (bits - 5n))) << 5n) ^ BigInt(word);
    generators.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) % 2n === 1n) sum ^= generator;
    });
  }
  return sum;
}

const checkWords = (sum: bigint, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Number((sum >> BigInt(5 * (count - 1 - at))) & 31n));
const spelled = (words: readonly number[]): string => words.map((word) => bech32Letters[word]).join('');

function bech32(prefix: string, words: readonly number[], constant: bigint): string {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
  const spread = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code % 32)];
  const sum = sumOf([...spread, ...words, 0, 0, 0, 0, 0, 0], short) ^ constant;
  return `${prefix}1${spelled([...words, ...checkWords(sum, 6)])}`;
}

export const segwitAddress =
  (prefix: string, version: number, size: number): Write =>
  (next) =>
    bech32(prefix, [version, ...inFives(bytes(next, size))], version === 0 ? 1n : 0x2bc830a3n);
export const cosmosAddress =
  (prefix: string): Write =>
  (next) =>
    bech32(prefix, inFives(bytes(next, 20)), 1n);

export const cashAddress =
  (kind: 0 | 8): Write =>
  (next) => {
    const words = inFives([kind, ...bytes(next, 20)]);
    const prefix = Array.from('bitcoincash', (letter) => letter.charCodeAt(0) % 32);
    const sum = sumOf([...prefix, 0, ...words, 0, 0, 0, 0, 0, 0, 0, 0], long) ^ 1n;
    return `bitcoincash:${spelled([...words, ...checkWords(sum, 8)])}`;
  };

const wide = (1n << 64n) - 1n;
const turned = (lane: bigint, by: number): bigint => ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & wide;
const lanesOf = (of: (at: number) => bigint, count = 25): bigint[] => Array.from({ length: count }, (_, at) => of(at));

/** One bit at a time from the register that the standard names, for each round. */
function roundConstants(): bigint[] {
  let register = 1;
  const bit = (): number => {
    const out = register & 1;
    register = (register << 1) ^ ((register >> 7) * 0x171);
    return out;
  };
  return lanesOf(() => {
    let constant = 0n;
    for (let power = 0; power < 7; power += 1) if (bit() === 1) constant |= 1n << BigInt((1 << power) - 1);
    return constant;
  }, 24);
}

function permuted(lanes: readonly bigint[]): bigint[] {
  let state = [...lanes];
  for (const constant of roundConstants()) {
    const at = (x: number, y: number): bigint => state[(x % 5) + 5 * (y % 5)] ?? 0n;
    const column = lanesOf((x) => at(x, 0) ^ at(x, 1) ^ at(x, 2) ^ at(x, 3) ^ at(x, 4), 5);
    const mixed = (x: number): bigint => (column[(x + 4) % 5] ?? 0n) ^ turned(column[(x + 1) % 5] ?? 0n, 1);
    const spread = state.map((lane, place) => lane ^ mixed(place % 5));
    const moved = [...spread];
    let [x, y] = [1, 0];
    for (let step = 0; step < 24; step += 1) {
      const lane = spread[x + 5 * y] ?? 0n;
      [x, y] = [y, (2 * x + 3 * y) % 5];
      moved[x + 5 * y] = turned(lane, (((step + 1) * (step + 2)) / 2) % 64);
    }
    state = moved;
    const before = [...state];
    state = lanesOf((place) => {
      const row = place - (place % 5);
      const beside = (by: number): bigint => before[row + ((place + by) % 5)] ?? 0n;
      return beside(0) ^ (~beside(1) & wide & beside(2));
    });
    state[0] = (state[0] ?? 0n) ^ constant;
  }
  return state;
}

/** Keccak-256 of a short ASCII text. */
function keccak(text: string): string {
  const block = Array.from({ length: 136 }, (_, at) => (at < text.length ? text.charCodeAt(at) : 0));
  block[text.length] = 1;
  block[135] = (block[135] ?? 0) | 0x80;
  const lane = (at: number): bigint =>
    block.slice(at * 8, at * 8 + 8).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const out = permuted(lanesOf((at) => (at < 17 ? lane(at) : 0n)));
  return out
    .slice(0, 4)
    .map((word) => (word.toString(16).padStart(16, '0').match(/../g) ?? []).toReversed().join(''))
    .join('');
}

/** With letters of both cases: one case alone carries no check. */
export const ethereumAddress: Write = (next) => {
  const written = ethereumLetters(next);
  return /[a-f]/.test(written) && /[A-F]/.test(written) ? written : ethereumAddress(next);
};

function ethereumLetters(next: () => number): string {
  const digits = Buffer.from(bytes(next, 20)).toString('hex');
  const hash = keccak(digits);
  const mixed = Array.from(digits, (digit, at) => (/[89a-f]/.test(hash[at] ?? '') ? digit.toUpperCase() : digit));
  return `0x${mixed.join('')}`;
}
