import { expect, test } from 'vitest';
import { addressInQr } from './address-in-qr.ts';

const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each([
  ['an address alone', bitcoin, bitcoin],
  ['with blanks around it', ` ${ether}\n`, ether],
  ['a link with an amount', `bitcoin:${bitcoin}?amount=0.1&label=x`, bitcoin],
  ['in capitals', `BITCOIN:${bitcoin.toUpperCase()}`, bitcoin.toUpperCase()],
  ['a link with a chain', `ethereum:${ether}@1/transfer?address=0x00`, ether],
  ['a link to pay', `ethereum:pay-${ether}`, ether],
  [
    'a scheme that belongs to the address',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  ],
  ['a page of the web', 'https://wallet.example/address', undefined],
  ['words', 'send it to me', undefined],
  ['nothing', '', undefined],
])('addressInQr: E38 %s', (_name, said, expected) => {
  expect(addressInQr(said)).toBe(expected);
});
