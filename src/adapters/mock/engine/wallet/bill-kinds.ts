import type { WalletKind } from '../kernel/engine-types.ts';
import type { ServerTextKey } from '../kernel/server-text.ts';

/** Codes of bill lines, as the protocol numbers them. */
export const billKinds = {
  deposit: 8,
  legalOut: 9,
  legalIn: 10,
  spotIn: 11,
  spotOut: 12,
  contractIn: 15,
  contractOut: 16,
  contractMargin: 30,
  contractClosed: 31,
  contractLiquidated: 32,
  contractNight: 34,
  contractFee: 35,
  contractCancelled: 36,
  spotLocked: 50,
  spotFilled: 51,
  withdrawalAsked: 99,
  withdrawalSent: 100,
  withdrawalReturned: 101,
  secondsOption: 502,
  convertedIn: 701,
  convertedOut: 702,
  convertFee: 703,
  subscription: 700,
  loanPaidOut: 601,
  loanRepaid: 602,
  purchase: 603,
} as const;

const texts: Readonly<Record<number, ServerTextKey>> = {
  [billKinds.deposit]: 'bill.deposit',
  [billKinds.legalOut]: 'bill.legalOut',
  [billKinds.legalIn]: 'bill.legalIn',
  [billKinds.spotIn]: 'bill.spotIn',
  [billKinds.spotOut]: 'bill.spotOut',
  [billKinds.contractIn]: 'bill.contractIn',
  [billKinds.contractOut]: 'bill.contractOut',
  [billKinds.contractMargin]: 'bill.contractMargin',
  [billKinds.contractClosed]: 'bill.contractClosed',
  [billKinds.contractLiquidated]: 'bill.contractLiquidated',
  [billKinds.contractNight]: 'bill.contractNight',
  [billKinds.contractFee]: 'bill.contractFee',
  [billKinds.contractCancelled]: 'bill.contractCancelled',
  [billKinds.spotLocked]: 'bill.spotLocked',
  [billKinds.spotFilled]: 'bill.spotFilled',
  [billKinds.withdrawalAsked]: 'bill.withdrawalAsked',
  [billKinds.withdrawalSent]: 'bill.withdrawalSent',
  [billKinds.withdrawalReturned]: 'bill.withdrawalReturned',
  [billKinds.secondsOption]: 'bill.secondsOption',
  [billKinds.convertedIn]: 'bill.convertedIn',
  [billKinds.convertedOut]: 'bill.convertedOut',
  [billKinds.convertFee]: 'bill.convertFee',
  [billKinds.subscription]: 'bill.subscription',
  [billKinds.loanPaidOut]: 'bill.loanPaidOut',
  [billKinds.loanRepaid]: 'bill.loanRepaid',
  [billKinds.purchase]: 'bill.purchase',
};

export const billText = (kind: number): ServerTextKey => texts[kind] ?? 'bill.other';

/** Accounts by number, as bills ask for them. */
export const walletNumbers: Readonly<Record<string, WalletKind>> = { 1: 'legal', 2: 'change', 3: 'lever', 4: 'micro' };
