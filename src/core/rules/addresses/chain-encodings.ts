import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, bech32, bech32m, type BytesCoder } from '@scure/base';

/**
 * The ways in which chains write an address, each with its own check of slips of the pen. Every reader takes the whole
 * text and answers undefined for a text that is not written that way.
 */

const bech32Alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const bech32Shape = new RegExp(`^(.+)1[${bech32Alphabet}]{6,}$`);

/** The decoded text; `isSound` is false when its checksum fails. */
export interface Encoded {
  readonly bytes: Uint8Array;
  readonly isSound: boolean;
}

/** Words of five bits behind a prefix; `form` says which of the two checksums matches. */
export interface EncodedWords {
  readonly prefix: string;
  readonly words: readonly number[];
  readonly form: 'bech32' | 'bech32m' | undefined;
}

function decoded(coder: BytesCoder, text: string): Uint8Array | undefined {
  if (text === '' || text.length > 64) return undefined;
  try {
    return coder.decode(text);
  } catch {
    return undefined;
  }
}

/** Base58 without a check, as Solana writes its keys. */
export const readBase58 = (text: string): Uint8Array | undefined => decoded(base58, text);

function readChecked(coder: BytesCoder, text: string): Encoded | undefined {
  const whole = decoded(coder, text);
  if (whole === undefined || whole.length < 5) return undefined;
  const bytes = whole.slice(0, -4);
  const check = sha256(sha256(bytes));
  return { bytes, isSound: whole.slice(-4).every((byte, index) => byte === check[index]) };
}

export const readBase58Check = (text: string): Encoded | undefined => readChecked(base58, text);
export const readRippleBase58 = (text: string): Encoded | undefined => readChecked(base58xrp, text);

const isOfOneCase = (text: string): boolean => text === text.toLowerCase() || text === text.toUpperCase();

/** BIP-173 and BIP-350. */
export function readBech32(text: string): EncodedWords | undefined {
  const [, prefix] = bech32Shape.exec(text.toLowerCase()) ?? [];
  if (prefix === undefined || text.length > 90 || !isOfOneCase(text)) return undefined;
  for (const [form, coder] of [['bech32', bech32] as const, ['bech32m', bech32m] as const]) {
    const read = coder.decodeUnsafe(text);
    if (read !== undefined) return { prefix, words: read.words, form };
  }
  return { prefix, words: [], form: undefined };
}

const cashGenerators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

function cashSum(values: readonly number[]): bigint {
  let sum = 1n;
  for (const value of values) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    for (const [bit, generator] of cashGenerators.entries()) if (((top >> BigInt(bit)) & 1n) === 1n) sum ^= generator;
  }
  return sum ^ 1n;
}

/** CashAddr of Bitcoin Cash, with or without its prefix. */
export function readCashAddress(text: string): Encoded | undefined {
  const lower = text.toLowerCase();
  const prefix = 'bitcoincash';
  const written = lower.startsWith(`${prefix}:`) ? lower.slice(prefix.length + 1) : lower;
  const words = Array.from(written, (character) => bech32Alphabet.indexOf(character));
  if (words.length < 9 || words.length > 112 || words.includes(-1) || !isOfOneCase(text)) return undefined;
  const letters = Array.from(prefix, (letter) => letter.charCodeAt(0) & 31);
  const bytes = regroup(words.slice(0, -8));
  return bytes === undefined ? undefined : { bytes, isSound: cashSum([...letters, 0, ...words]) === 0n };
}

/** Words of five bits as bytes; undefined where bits are left that are not nothing. */
export function regroup(words: readonly number[]): Uint8Array | undefined {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const word of words) {
    held = (held << 5) | word;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  return bits >= 5 || held !== 0 ? undefined : Uint8Array.from(bytes);
}
