import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkChainAddress } from './chain-address.ts';

const good: readonly (readonly [network: string, ...addresses: readonly string[]])[] = [
  [
    'btc',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  [
    'erc20',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xd1220a0cf47c7b9be7a2e6ba89f429762e7b9adb',
    '0xD1220A0CF47C7B9BE7A2E6BA89F429762E7B9ADB',
  ],
  ['trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TA4Y62o6YC2Zsck9rZVGTvqW1AQ7X9zTnj'],
  ['ltc', 'LKKHMBjCU89fyFNgSRprDoD8Jb25N8uWvd', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['doge', 'D5ERdEN1gsouFSs7zsq7VYJxyWP6dP28H1'],
  ['dash', 'XanAvE5GMB8CsPH78B9moJq9viEVKvCS4f'],
  ['zec', 't1Hxw6JqWMnhDK5jRCieg5bFHM2qt7UtQvu'],
  [
    'bch',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
  ],
  ['xrp', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'raLnyR4PTuc5SgXGHqYA894a4eoKqoFwu'],
  ['sol', 'So11111111111111111111111111111111111111112'],
  ['atom', 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu'],
  ['inj', 'inj1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc54tm65y'],
];

const bad: readonly (readonly [network: string, text: string, reason: string])[] = [
  ['btc', '', 'empty'],
  ['btc', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'checksum'],
  ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'checksum'],
  ['btc', 'bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'form'],
  // Version 1 with the check of version 0, as BIP-350 lists it.
  ['btc', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'form'],
  ['btc', 'mfcHP2WMCVLsVZA8yrovmhMgxNFW9r98xw', 'form'],
  ['btc', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'otherNetwork'],
  ['erc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'checksum'],
  ['erc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'form'],
  ['erc20', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'form'],
  ['erc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'otherNetwork'],
  ['erc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeА', 'characters'],
  ['erc20', '0x5aAeb6053F3E94C9b9A0 9f33669435E7Ef1BeAed', 'characters'],
  ['trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'checksum'],
  ['trc20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'otherNetwork'],
  ['trc20', 'tr7nhqjekqxgtci8q8zy4pl8otszgjlj6t', 'form'],
  ['bch', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6b', 'form'],
  ['bch', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q', 'checksum'],
  ['xrp', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTr', 'checksum'],
  ['sol', 'So1111111111111111111111111111111111111111', 'form'],
  ['trc20', 'DEMO06F1C09A7720CC2F19B6FA5D7B1A5E55AA9C1', 'form'],
  ['trc20', 'A'.repeat(200), 'characters'],
];

describe('chain address', () => {
  test.each(good)('FU2 %s: addresses of the network are good', (network, ...addresses) => {
    for (const address of addresses)
      expect([address, checkChainAddress(network, address)]).toEqual([address, { kind: 'good' }]);
  });

  test.each(bad)('FU2 %s: %j is refused as %s', (network, text, reason) => {
    expect(checkChainAddress(network, text)).toEqual({ kind: 'bad', reason });
  });

  test('FU2 unknown network: warned about, not blocked', () => {
    expect(checkChainAddress('ton', 'UQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2')).toEqual({ kind: 'unchecked' });
    expect(checkChainAddress('', '0x1')).toEqual({ kind: 'unchecked' });
  });

  test('FU2 labels: capitals and dashes do not matter', () => {
    expect(checkChainAddress('TRC-20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toEqual({ kind: 'good' });
  });

  test('FU2 one wrong character: never good where the network has a check', () => {
    const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    const checkedOnes = good.filter(([network]) => network !== 'sol' && network !== 'erc20');
    const slips = fc.record({
      row: fc.constantFrom(...checkedOnes),
      place: fc.nat(120),
      letter: fc.constantFrom(...Array.from(letters)),
    });
    fc.assert(
      fc.property(slips, ({ row: [network, address = ''], place, letter }) => {
        const at = place % address.length;
        const slipped = `${address.slice(0, at)}${letter}${address.slice(at + 1)}`;
        fc.pre(slipped !== address);
        expect(checkChainAddress(network, slipped).kind).toBe('bad');
      }),
    );
  });

  test('FU2 any text: answered, never thrown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...good.map(([network]) => network)),
        fc.string({ unit: 'binary' }),
        (network, text) => {
          expect(['good', 'bad']).toContain(checkChainAddress(network, text).kind);
        },
      ),
    );
  });
});
