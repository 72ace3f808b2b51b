import { expect, test } from 'vitest';
import { walletAddressProblem } from './wallet-sign-in-rules.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.each([address, address.toLowerCase(), ` ${address}\n`])('walletAddressProblem: %j is an address', (typed) => {
  expect(walletAddressProblem(typed)).toBeUndefined();
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  [address.slice(0, -1), 'addressInvalid'],
  [`${address}0`, 'addressInvalid'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'addressInvalid'],
  [address.replace('5aA', '5AA'), 'addressMistyped'],
  ['ab'.repeat(32), 'secretTyped'],
  [`0x${'ab'.repeat(32)}`, 'secretTyped'],
  ['legal winner thank year wave sausage worth useful legal winner thank yellow', 'secretTyped'],
])('H18 walletAddressProblem: %j is refused as %s', (typed, key) => {
  expect(walletAddressProblem(typed)?.key).toBe(key);
});
