import type { Bill, WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import { isNegative } from '../../../core/money/fixed-point.ts';

/** Kinds of movement by the code of the wire; several codes may mean the same to a person. */
const kindByCode = {
  1: 'adjusted',
  2: 'adjusted',
  3: 'adjusted',
  4: 'adjusted',
  5: 'adjusted',
  6: 'adjusted',
  7: 'adjusted',
  8: 'credited',
  9: 'movedOut',
  10: 'movedIn',
  11: 'movedIn',
  12: 'movedOut',
  15: 'movedIn',
  16: 'movedOut',
  30: 'marginTaken',
  31: 'positionClosed',
  32: 'liquidated',
  33: 'rebate',
  34: 'overnight',
  35: 'contractFee',
  36: 'contractCancelled',
  42: 'lockMining',
  44: 'lockMining',
  50: 'spotReserved',
  51: 'spotFilled',
  99: 'withdrawalRequested',
  100: 'withdrawalDone',
  101: 'withdrawalReturned',
  250: 'rebate',
  502: 'options',
  601: 'loanPaidOut',
  602: 'loanRepaid',
  603: 'purchase',
  700: 'subscription',
  701: 'convertedIn',
  702: 'convertedOut',
  703: 'convertFee',
  704: 'lockMiningIncome',
  705: 'lockMining',
  710: 'quiz',
  1000: 'dualBought',
  1001: 'dualSettled',
  1002: 'artBought',
  1004: 'artDepositReturned',
  1005: 'artAuctionPaid',
  1006: 'artDepositForfeited',
} as const;

type KnownCode = keyof typeof kindByCode;
type CodedKind = (typeof kindByCode)[KnownCode];
export type BillKind = CodedKind | 'spotReleased' | 'artDepositTaken' | 'other';

const kinds: ReadonlyMap<string, BillKind> = new Map(Object.entries(kindByCode));

/** The server's own words say more than the kind. */
export const isToldByServer = (kind: BillKind | undefined): boolean =>
  kind === undefined || kind === 'credited' || kind === 'adjusted';

type Movement = Pick<Bill, 'kind' | 'change' | 'concernsLocked' | 'account'>;

/** Deposits of auctions are taken from the spot account. One server books the stakes and fees of options with the same code. */
const depositOrStake = '1003';
const kindOfAccount: Readonly<Partial<Record<WalletAccount, BillKind>>> = {
  spot: 'artDepositTaken',
  options: 'options',
};

/**
 * Undefined for an unknown code. One code is a deposit or an adjustment, which only the server's own words tell; one
 * means funds reserved or released: a sum that leaves the free balance, or enters the locked one, is reserved. Another
 * is decided by its account; without one no kind is named, not even in the server's words.
 */
export function billKindOf({ kind, change, concernsLocked, account }: Movement): BillKind | undefined {
  if (kind === depositOrStake) return (account && kindOfAccount[account]) ?? 'other';
  const found = kinds.get(kind);
  if (found !== 'spotReserved') return found;
  return isNegative(change) === concernsLocked ? 'spotReleased' : 'spotReserved';
}

/** What a person looks for in the records. `deposits` includes credits of staff: one code means both. */
export const billGroups = [
  'deposits',
  'withdrawals',
  'loans',
  'rebates',
  'transfers',
  'spot',
  'contracts',
  'options',
  'conversions',
  'products',
  'other',
] as const;
export type BillGroup = (typeof billGroups)[number];

const codesOf: Readonly<Record<Exclude<BillGroup, 'other'>, readonly string[]>> = {
  deposits: ['8', '603'],
  withdrawals: ['99', '100', '101'],
  loans: ['601', '602'],
  rebates: ['33', '250'],
  transfers: ['9', '10', '11', '12', '15', '16'],
  spot: ['50', '51'],
  contracts: ['30', '31', '32', '34', '35', '36'],
  options: ['502'],
  conversions: ['701', '702', '703'],
  products: ['42', '44', '700', '704', '705', '1000', '1001', '1002', '1004', '1005', '1006'],
};

const groupOfAccount: Readonly<Partial<Record<WalletAccount, BillGroup>>> = { spot: 'products', options: 'options' };

/** Every movement belongs to exactly one group, unknown codes included. */
export function billGroupOf({ kind, account }: Pick<Bill, 'kind' | 'account'>): BillGroup {
  if (kind === depositOrStake) return (account && groupOfAccount[account]) ?? 'other';
  return billGroups.find((group) => group !== 'other' && codesOf[group].includes(kind)) ?? 'other';
}
