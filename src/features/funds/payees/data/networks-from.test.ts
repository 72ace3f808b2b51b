import { describe, expect, test } from 'vitest';
import { networksFrom } from './networks-from.ts';

describe('networksFrom', () => {
  const unsaid = { memo: undefined, minimum: undefined, confirmations: undefined };
  const currency = { id: '1', name: 'BTC', logo: undefined, chain: 'btc', referencePrice: undefined, canQuote: false };

  test.each([
    ['those with an address', ['erc20', 'trc20'], currency, ['erc20', 'trc20']],
    ['the chain where no network is named', [undefined], currency, ['btc']],
    ['the name where no chain is known either', [], { ...currency, chain: '' }, ['btc']],
    ['nothing of an unknown currency', [], undefined, []],
  ])('FU1 %s', (_name, networks, known, expected) => {
    const addresses = networks.map((network) => ({ network, address: 'x' }));
    expect(networksFrom({ addresses, ...unsaid }, known)).toEqual(expected);
  });
});
