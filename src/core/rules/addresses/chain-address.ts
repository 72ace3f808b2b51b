import { keccak_256 } from '@noble/hashes/sha3.js';
import {
  readBase58,
  readBase58Check,
  readBech32,
  readCashAddress,
  readRippleBase58,
  regroup,
  type Encoded,
} from './chain-encodings.ts';

/**
 * Why an address is refused: empty, invalid characters, a wrong format, a failed checksum, or an address of another
 * network, where the money would be lost.
 */
export type AddressFault = 'empty' | 'characters' | 'form' | 'checksum' | 'otherNetwork';

export type AddressCheck =
  | { readonly kind: 'good' }
  /** A network that has no check here: the person is warned, and decides. */
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'bad'; readonly reason: AddressFault };

type Verdict = 'good' | 'checksum' | 'form';
type Reader = (text: string) => Verdict;

/** The first verdict that is not `form`: how a network reads that has more than one way of writing. */
const anyOf =
  (...readers: readonly Reader[]): Reader =>
  (text) =>
    readers.map((read) => read(text)).find((verdict) => verdict !== 'form') ?? 'form';

const checked = (encoded: Encoded | undefined, fits: (bytes: Uint8Array) => boolean): Verdict => {
  if (encoded === undefined || !encoded.isSound) return encoded === undefined ? 'form' : 'checksum';
  return fits(encoded.bytes) ? 'good' : 'form';
};

/** Base58 with a check: version bytes, then 20 bytes. A slip may hide the version, so the length decides first. */
const base58 =
  (...versions: readonly (readonly number[])[]): Reader =>
  (text) => {
    const encoded = readBase58Check(text);
    const long = encoded?.bytes.length ?? 0;
    if (!versions.some((version) => version.length + 20 === long)) return 'form';
    return checked(encoded, (bytes) => versions.some((version) => version.every((byte, at) => bytes[at] === byte)));
  };

/** Segregated witness of Bitcoin and its kin. */
const segwit =
  (hrp: string): Reader =>
  (text) => {
    const read = readBech32(text);
    if (read?.prefix !== hrp) return 'form';
    if (read.form === undefined) return 'checksum';
    const [version = 32, ...rest] = read.words;
    const program = regroup(rest);
    if (program === undefined || version > 16 || program.length < 2 || program.length > 40) return 'form';
    if (version === 0) return read.form === 'bech32' && [20, 32].includes(program.length) ? 'good' : 'form';
    return read.form === 'bech32m' ? 'good' : 'form';
  };

/** Accounts of the Cosmos family. */
const cosmos =
  (hrp: string): Reader =>
  (text) => {
    const read = readBech32(text);
    if (read?.prefix !== hrp) return 'form';
    if (read.form !== 'bech32') return 'checksum';
    const bytes = regroup(read.words);
    return bytes !== undefined && [20, 32].includes(bytes.length) ? 'good' : 'form';
  };

/** EIP-55: where capitals are mixed they say whether the digits are right; all small or all capital say nothing. */
const ethereum: Reader = (text) => {
  if (!/^0x[\da-f]{40}$/i.test(text)) return 'form';
  const digits = text.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return 'good';
  const lower = digits.toLowerCase();
  const hash = keccak_256(Uint8Array.from(lower, (character) => character.charCodeAt(0)));
  const right = Array.from(lower, (digit, at) => {
    const byte = hash[at >> 1] ?? 0;
    return (at % 2 === 0 ? byte >> 4 : byte & 15) >= 8 ? digit.toUpperCase() : digit;
  });
  return right.join('') === digits ? 'good' : 'checksum';
};

const bitcoinCash: Reader = (text) =>
  checked(readCashAddress(text), ([kind, ...hash]) => (kind === 0 || kind === 8) && hash.length === 20);

const ripple: Reader = (text) => {
  const encoded = text.startsWith('r') ? readRippleBase58(text) : undefined;
  return encoded?.bytes.length === 21 ? checked(encoded, ([kind]) => kind === 0) : 'form';
};

const solana: Reader = (text) => (readBase58(text)?.length === 32 ? 'good' : 'form');

const bitcoin = anyOf(segwit('bc'), base58([0x00], [0x05]));
const tron = base58([0x41]);

/** By the labels that servers give their networks, in small letters and digits alone. */
const readers: Readonly<Record<string, Reader>> = {
  btc: bitcoin,
  bitcoin,
  omni: base58([0x00], [0x05]),
  eth: ethereum,
  ethereum,
  erc20: ethereum,
  etc: ethereum,
  bep20: ethereum,
  bsc: ethereum,
  polygon: ethereum,
  arbitrum: ethereum,
  optimism: ethereum,
  trc20: tron,
  tron,
  trx: tron,
  ltc: anyOf(segwit('ltc'), base58([0x30], [0x32])),
  doge: base58([0x1e], [0x16]),
  dash: base58([0x4c], [0x10]),
  zec: base58([0x1c, 0xb8], [0x1c, 0xbd]),
  bch: anyOf(bitcoinCash, base58([0x00], [0x05])),
  xrp: ripple,
  sol: solana,
  atom: cosmos('cosmos'),
  inj: cosmos('inj'),
};

const bad = (reason: AddressFault): AddressCheck => ({ kind: 'bad', reason });

/**
 * Whether money can be sent to this address on this network, judged by the text alone. `network` is a server's label
 * (`erc20`, `TRC20`, `btc`); trim `text` before.
 */
export function checkChainAddress(network: string, text: string): AddressCheck {
  if (text === '') return bad('empty');
  if (text.length > 128 || !/^[\x21-\x7e]+$/.test(text)) return bad('characters');
  const read = readers[network.toLowerCase().replaceAll(/[^a-z\d]/g, '')];
  if (read === undefined) return { kind: 'unchecked' };
  const verdict = read(text);
  if (verdict === 'good') return { kind: 'good' };
  const isElsewhere = Object.entries(readers).some(([label, other]) => label !== 'sol' && other(text) === 'good');
  return bad(isElsewhere ? 'otherNetwork' : verdict);
}
