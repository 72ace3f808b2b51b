import { sha256 } from '@noble/hashes/sha2.js';

/**
 * The ways in which chains write an address, each with its own check of slips of the pen. Every reader takes the whole
 * text and answers undefined for a text that is not written that way.
 */

const bitcoinAlphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const rippleAlphabet = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
const bech32Alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** What a text says; `isSound` is false where its check does not fit. */
export interface Encoded {
  readonly bytes: Uint8Array;
  readonly isSound: boolean;
}

/** Words of five bits behind a prefix; `form` says which of the two checks fits. */
export interface EncodedWords {
  readonly prefix: string;
  readonly words: readonly number[];
  readonly form: 'bech32' | 'bech32m' | undefined;
}

function bytesOf(value: bigint): number[] {
  const bytes: number[] = [];
  for (let rest = value; rest > 0n; rest /= 256n) bytes.unshift(Number(rest % 256n));
  return bytes;
}

/** Base58 without a check, as Solana writes its keys. */
export function readBase58(text: string, alphabet = bitcoinAlphabet): Uint8Array | undefined {
  const digits = Array.from(text, (character) => alphabet.indexOf(character));
  if (digits.length === 0 || digits.length > 64 || digits.includes(-1)) return undefined;
  const leading = digits.findIndex((digit) => digit !== 0);
  const value = digits.reduce((sum, digit) => sum * 58n + BigInt(digit), 0n);
  const zeros = leading === -1 ? digits.length : leading;
  return Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...bytesOf(value)]);
}

function readChecked(text: string, alphabet: string): Encoded | undefined {
  const whole = readBase58(text, alphabet);
  if (whole === undefined || whole.length < 5) return undefined;
  const bytes = whole.slice(0, -4);
  const check = sha256(sha256(bytes));
  return { bytes, isSound: whole.slice(-4).every((byte, index) => byte === check[index]) };
}

export const readBase58Check = (text: string): Encoded | undefined => readChecked(text, bitcoinAlphabet);
export const readRippleBase58 = (text: string): Encoded | undefined => readChecked(text, rippleAlphabet);

const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

function bech32Sum(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of generators.entries()) if (((top >>> bit) & 1) === 1) sum ^= generator;
  }
  return sum;
}

const isOfOneCase = (text: string): boolean => text === text.toLowerCase() || text === text.toUpperCase();

const wordsOf = (text: string): readonly number[] => Array.from(text, (character) => bech32Alphabet.indexOf(character));

/** BIP-173 and BIP-350. */
export function readBech32(text: string): EncodedWords | undefined {
  const lower = text.toLowerCase();
  const cut = lower.lastIndexOf('1');
  const prefix = lower.slice(0, Math.max(cut, 0));
  const words = wordsOf(lower.slice(cut + 1));
  if (cut < 1 || text.length > 90 || words.length < 6 || words.includes(-1) || !isOfOneCase(text)) return undefined;
  const letters = Array.from(prefix, (letter) => letter.charCodeAt(0));
  const spread = [...letters.map((code) => code >> 5), 0, ...letters.map((code) => code & 31)];
  const sum = bech32Sum([...spread, ...words]);
  const form = sum === 1 ? 'bech32' : sum === 0x2bc830a3 ? 'bech32m' : undefined;
  return { prefix, words: words.slice(0, -6), form };
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
  const words = wordsOf(lower.startsWith(`${prefix}:`) ? lower.slice(prefix.length + 1) : lower);
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
