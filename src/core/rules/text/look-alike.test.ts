import { describe, expect, test } from 'vitest';
import { lookAlikeOf } from './look-alike.ts';

const mine = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const poison = '0x5aAE1111111111111111111111111111111BeAed';
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('FU2 H17 addresses that could be taken for another', () => {
  test.each([
    ['the same first and last four', poison, mine],
    ['in other capitals, too', poison.toLowerCase(), mine],
    ['the very same', mine, undefined],
    ['the very same in other capitals', mine.toLowerCase(), undefined],
    ['another end', `${mine.slice(0, -4)}0000`, undefined],
    ['another beginning', `0x9999${mine.slice(6)}`, undefined],
    ['a network that all addresses of it begin with', 'bc1qzzzz6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', undefined],
    ['what stands behind the name of the network', 'bc1qw508zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzf3t4', segwit],
    ['nothing', '', undefined],
    ['something short', '0x5aAeAed', undefined],
  ])('%s', (_name, typed, expected) => {
    expect(lookAlikeOf(typed, [mine, segwit])).toBe(expected);
  });
});
