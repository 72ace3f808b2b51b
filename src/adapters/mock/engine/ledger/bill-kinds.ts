import type { WalletKind } from '../kernel/basics/engine-types.ts';
import type { ServerTextKey } from '../kernel/basics/server-texts.gen.ts';

/** Codes of bill lines, as the protocol numbers them. */
export const billKinds = {
  /** Adjusted by staff: money that no person sent. */
  granted: 3,
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
  rebate: 33,
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
  miningLocked: 42,
  miningReturned: 44,
  miningIncome: 704,
  dualBought: 1000,
  dualSettled: 1001,
  quiz: 710,
  loanPaidOut: 601,
  loanRepaid: 602,
  purchase: 603,
  nftBought: 1002,
  nftDepositTaken: 1003,
  nftDepositReturned: 1004,
  nftAuctionPaid: 1005,
  nftDepositForfeited: 1006,
} as const;

type BillName = keyof typeof billKinds;
const isBillName = (name: string): name is BillName => Object.hasOwn(billKinds, name);
/** Each has a text of its own name in `locales/<language>/server`. */
const textNamed = (name: BillName): ServerTextKey => `bill.${name}`;
const texts: ReadonlyMap<number, ServerTextKey> = new Map(
  Object.keys(billKinds)
    .filter(isBillName)
    .map((name) => [billKinds[name], textNamed(name)]),
);

export const billText = (kind: number): ServerTextKey => texts.get(kind) ?? 'bill.other';

/** Accounts by number, as bills ask for them. */
export const walletNumbers: Readonly<Record<string, WalletKind>> = { 1: 'legal', 2: 'change', 3: 'lever', 4: 'micro' };
