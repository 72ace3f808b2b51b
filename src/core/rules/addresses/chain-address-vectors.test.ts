import { describe, expect, test } from 'vitest';
import {
  base58Check,
  cashAddress,
  cosmosAddress,
  ethereumAddress,
  numbersFrom,
  rippleAddress,
  segwitAddress,
  solanaAddress,
  type Write,
} from '../../../../tests/support/written-addresses.ts';
import { checkChainAddress } from './chain-address.ts';

const count = 36;
const legacyBitcoin = [base58Check(0x00), base58Check(0x05)];
const bitcoin = [...legacyBitcoin, segwitAddress('bc', 0, 20), segwitAddress('bc', 0, 32), segwitAddress('bc', 1, 32)];

interface Family {
  /** The labels of the networks that write alike. */
  readonly labels: readonly string[];
  readonly writers: readonly Write[];
}

/** Every network whose addresses can be checked, and how its addresses are written. */
const families: readonly Family[] = [
  { labels: ['btc', 'bitcoin'], writers: bitcoin },
  { labels: ['omni'], writers: legacyBitcoin },
  {
    labels: ['eth', 'ethereum', 'erc20', 'etc', 'bep20', 'bsc', 'polygon', 'arbitrum', 'optimism'],
    writers: [ethereumAddress],
  },
  { labels: ['trc20', 'tron', 'trx'], writers: [base58Check(0x41)] },
  {
    labels: ['ltc'],
    writers: [base58Check(0x30), base58Check(0x32), segwitAddress('ltc', 0, 20), segwitAddress('ltc', 1, 32)],
  },
  { labels: ['doge'], writers: [base58Check(0x1e), base58Check(0x16)] },
  { labels: ['dash'], writers: [base58Check(0x4c), base58Check(0x10)] },
  { labels: ['zec'], writers: [base58Check(0x1c, 0xb8), base58Check(0x1c, 0xbd)] },
  { labels: ['bch'], writers: [cashAddress(0), cashAddress(8), ...legacyBitcoin] },
  { labels: ['xrp'], writers: [rippleAddress] },
  { labels: ['sol'], writers: [solanaAddress] },
  { labels: ['atom'], writers: [cosmosAddress('cosmos')] },
  { labels: ['inj'], writers: [cosmosAddress('inj')] },
];
const networks = families.flatMap(({ labels, writers }) => labels.map((label) => [label, writers] as const));

/** One slip in some ten thousand gets past EIP-55 by chance; these numbers hold none. */
const addressesOf = (seed: string, writers: readonly Write[]): readonly string[] => {
  const next = numbersFrom(Array.from(seed).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 11));
  return Array.from({ length: count }, (_, at) => writers[at % writers.length]?.(next) ?? '');
};

type Spoil = (address: string, at: number) => string;
const replaced = (address: string, at: number, by: string): string =>
  `${address.slice(0, at)}${by}${address.slice(at + 1)}`;
/** Somewhere behind what says which kind of address it is. */
const placeIn = (address: string, at: number): number => 5 + ((at * 7) % (address.length - 8));

/** Slips made by typing or copying by hand. */
const slips: Readonly<Record<string, Spoil>> = {
  'another character': (address, at) => {
    const letters = address.startsWith('0x') ? '0123456789' : 'acdefghjklmnpqrstuvwxyz023456789';
    const place = placeIn(address, at);
    const typed = Array.from(letters.slice(at % 9)).find((letter) => letter !== address[place]) ?? '';
    return replaced(address, place, typed);
  },
  'two characters changed about': (address, at) => {
    const pairs = Array.from({ length: address.length - 5 }, (_, place) => place + 4);
    const unlike = pairs.filter((place) => address[place] !== address[place + 1]);
    const place = unlike[at % unlike.length] ?? 4;
    return `${address.slice(0, place)}${address[place + 1]}${address[place]}${address.slice(place + 2)}`;
  },
  'a character left out': (address, at) => replaced(address, placeIn(address, at), ''),
  'a character twice': (address, at) => {
    const place = placeIn(address, at);
    return replaced(address, place, `${address[place]}${address[place]}`);
  },
  'the end cut off': (address, at) => address.slice(0, -1 - (at % 6)),
};

/** Nothing in such an address checks the rest of it: only what cannot be an address at all is seen. */
const slipsOnSolana: Readonly<Record<string, Spoil>> = {
  'a letter that no address has': (address, at) => replaced(address, placeIn(address, at), '0OIl'[at % 4] ?? ''),
  'the end cut off': (address, at) => address.slice(0, -5 - (at % 6)),
  'pasted twice': (address) => `${address}${address}`,
};

/** The check stands in the case of the letters. */
const slipsOnEthereum: Readonly<Record<string, Spoil>> = {
  ...slips,
  'a letter of the other case': (address, at) => {
    const letters = [...address.matchAll(/[a-f]/gi)].map(({ index }) => index);
    const place = letters[at % letters.length] ?? 2;
    const letter = address[place] ?? '';
    return replaced(address, place, letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());
  },
};

const slipsOf = (address: string, network: string): readonly (readonly [string, Spoil])[] =>
  Object.entries(network === 'sol' ? slipsOnSolana : address.startsWith('0x') ? slipsOnEthereum : slips);

const kindOf = (network: string, address: string): string => checkChainAddress(network, address).kind;

describe.each(networks)('H17 %s', (network, writers) => {
  const addresses = addressesOf(network, writers);

  test(`H17 ${network}: ${count} addresses written by its rules are good`, () => {
    expect(new Set(addresses).size).toBe(count);
    expect(addresses.filter((address) => kindOf(network, address) !== 'good')).toEqual([]);
  });

  test(`H17 ${network}: each of them with every kind of slip is refused`, () => {
    const spoiled = addresses.flatMap((address, at) =>
      slipsOf(address, network).map(([name, spoil]) => [name, address, spoil(address, at)] as const),
    );
    expect(spoiled.length).toBeGreaterThanOrEqual(3 * count);
    expect(spoiled.filter(([, address, slipped]) => address === slipped)).toEqual([]);
    expect(spoiled.filter(([, , slipped]) => kindOf(network, slipped) !== 'bad')).toEqual([]);
  });

  test(`H17 ${network}: what is written as other networks write is refused`, () => {
    const foreign = families
      .map(
        ({ labels: [label = ''], writers: all }) => [label, all.filter((write) => !writers.includes(write))] as const,
      )
      .filter(([, others]) => others.length > 0)
      .flatMap(([label, others]) => addressesOf(label, others));
    expect(foreign.length).toBeGreaterThanOrEqual(10 * count);
    expect(foreign.filter((address) => kindOf(network, address) !== 'bad')).toEqual([]);
  });
});

const published: Readonly<Record<string, readonly string[]>> = {
  // EIP-55
  erc20: [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ],
  // BIP-350
  btc: [
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  // The specification of CashAddr
  bch: [
    '1KXrWXciRDZUpQwQmuM1DbwsKDLYAYsVLR',
    'bitcoincash:qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy',
    '16w1D5WRVKJuZUsSRzdLp9w3YGcgoxDXb',
    'bitcoincash:qqq3728yw0y47sqn6l2na30mcw6zm78dzqre909m2r',
    '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC',
    'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
    '3LDsS579y7sruadqu11beEJoTjdFiFCdX4',
    'bitcoincash:pr95sy3j9xwd2ap32xkykttr4cvcu7as4yc93ky28e',
    '31nwvkZwyPdgzjBJZXfDmSWsC4ZLKpYyUw',
    'bitcoincash:pqq3728yw0y47sqn6l2na30mcw6zm78dzq5ucqzc37',
  ],
};

test.each(Object.entries(published))('H17 %s: the addresses that its standard lists are good', (network, addresses) => {
  expect(addresses.filter((address) => kindOf(network, address) !== 'good')).toEqual([]);
});
