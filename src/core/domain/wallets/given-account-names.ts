import { walletAccounts, type WalletAccount } from './wallet.ts';

/**
 * The accounts as servers name them, and with them the addresses that people have saved and the texts on their devices.
 * All of these stay as they are; nothing else says these words.
 */
export const givenName = {
  fiat: 'legal',
  spot: 'change',
  contracts: 'lever',
  options: 'micro',
} as const satisfies Readonly<Record<WalletAccount, string>>;

/** The account by its given name; undefined for any other word. */
export const accountOfGiven = (name: string | null | undefined): WalletAccount | undefined =>
  walletAccounts.find((account) => givenName[account] === name);
