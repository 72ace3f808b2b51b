import { expect, test } from 'vitest';
import { accountOfGiven, givenName } from './given-account-names.ts';
import { walletAccounts } from './wallet.ts';

test('accountOfGiven: every given name leads back to its account, and no other word to any', () => {
  expect(walletAccounts.map((account) => givenName[account])).toEqual(['legal', 'change', 'lever', 'micro']);
  expect(walletAccounts.map((account) => accountOfGiven(givenName[account]))).toEqual([...walletAccounts]);
  expect(['spot', 'toString', '', null, undefined].map(accountOfGiven)).toEqual(Array.from({ length: 5 }));
});
