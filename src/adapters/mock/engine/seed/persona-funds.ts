import { loanInterest } from '../../../../core/domain/finance/loan.ts';
import { methodText } from '../../../../core/domain/wallets/purchase-regions.ts';
import { add } from '../../../../core/money/fixed-point.ts';
import type { Json, WalletKind } from '../kernel/basics/engine-types.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { serverText, type OwnReason } from '../kernel/basics/server-text.ts';
import { usualRules, type WorldRules } from '../kernel/basics/world-rules.ts';
import { productNamed } from '../products/loans/loan-rules.ts';
import { findCurrency } from '../ledger/currencies.ts';
import type { PastStep } from './persona-yields.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** The picture of a document; no screen shows it. */
const paper = '/upload/00000000000000000000000000000000.png';
/** No one holds the keys of these addresses. */
const places = {
  trc20: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  erc20: '0x000000000000000000000000000000000000dEaD',
  btc: '1BitcoinEaterAddressDontSendf59kuE',
} as const;

const dayOf = (at: number): number => Math.floor(at / day);

const idOf = (currency: string): string => String(findCurrency(currency)?.id ?? 0);
const usdt = idOf('USDT');

interface PastCall {
  readonly hoursAgo: number;
  readonly command: string;
  readonly argument: Readonly<Record<string, Json>>;
  /** The name under which later steps find this request. */
  readonly as?: string;
  /** Adds the id of an earlier request under this field. */
  readonly of?: readonly [field: 'id' | 'loan', name: string];
}

const approval = { isApproved: true, reason: '' };
/** Kept in English, as an operator's own words would be; `reasonText` says it in the language of the reader. */
const refusal = (key: OwnReason) => ({ isApproved: false, reason: serverText('en', key) });

/** Two that arrived, one that was never found. */
const deposits: readonly PastCall[] = [
  { hoursAgo: 71.5, ...deposit({ currency: usdt, amount: '1500', network: 'trc20' }) },
  { hoursAgo: 52, ...deposit({ currency: idOf('BTC'), amount: '0.02', network: '' }), as: 'lost deposit' },
  {
    hoursAgo: 51.5,
    command: 'deposits.decideDeposit',
    argument: refusal('reason.noPayment'),
    of: ['id', 'lost deposit'],
  },
  { hoursAgo: 15, ...deposit({ currency: usdt, amount: '500', network: 'erc20' }) },
];

function deposit(wish: { currency: string; amount: string; network: string }) {
  return { command: 'deposits.reportDeposit', argument: { ...wish, voucher: paper } };
}

/** One that was sent, one that came back. At both times no position was open. */
const withdrawals = ({ hasFreeFirst }: WorldRules['withdrawals']): readonly PastCall[] => [
  { hoursAgo: 70, ...withdrawal({ amount: '400', fee: hasFreeFirst ? '0' : '2', network: 'trc20' }) },
  { hoursAgo: 4, ...withdrawal({ amount: '1200', fee: '2', network: 'erc20' }), as: 'refused withdrawal' },
  {
    hoursAgo: 3.5,
    command: 'withdrawals.decide',
    argument: refusal('reason.otherNetwork'),
    of: ['id', 'refused withdrawal'],
  },
];

function withdrawal(wish: { amount: string; fee: string; network: keyof typeof places }) {
  const argument = { ...wish, currency: usdt, way: 0, address: places[wish.network] };
  return { command: 'withdrawals.request', argument };
}

/** Where the withdrawals went, and one of another coin. */
const savedAddresses: readonly PastCall[] = [
  { hoursAgo: 71.4, ...savedAddress(idOf('BTC'), 'btc') },
  { hoursAgo: 71.3, ...savedAddress(usdt, 'erc20') },
  { hoursAgo: 71.2, ...savedAddress(usdt, 'trc20') },
];

function savedAddress(currency: string, network: keyof typeof places) {
  const argument = { id: null, currency, network, address: places[network], picture: '' };
  return { command: 'payees.saveAddress', argument };
}

const transfers: readonly PastCall[] = [
  { hoursAgo: 65, ...transfer({ from: 'change', to: 'lever', amount: '1000' }) },
  { hoursAgo: 46, ...transfer({ from: 'change', to: 'micro', amount: '300' }) },
  { hoursAgo: 13, ...transfer({ from: 'legal', to: 'change', amount: '250' }) },
];

function transfer(wish: { from: WalletKind; to: WalletKind; amount: string }) {
  return { command: 'wallet.moveBetweenAccounts', argument: { ...wish, account: 'live', currency: usdt } };
}

const conversions: readonly PastCall[] = [
  { hoursAgo: 49, command: 'conversion.convert', argument: { from: idOf('ETH'), to: usdt, amount: '0.1' } },
  { hoursAgo: 10, command: 'conversion.convert', argument: { from: usdt, to: idOf('LTC'), amount: '150' } },
];

interface Buyer {
  readonly name: string;
  readonly email: string;
}

/** One that was paid and credited, one that was given up. */
function purchases({ name, email }: Buyer): readonly PastCall[] {
  const from = { country: 'Thailand', method: methodText('bank', 'Kasikornbank'), fiat: 'USD', currency: 'USDT' };
  const command = 'purchases.placePurchase';
  const wish = { ...from, name, email };
  const papers = { voucher: paper, identityFront: paper, identityBack: paper };
  return [
    { hoursAgo: 60, command, argument: { ...wish, amount: '300' }, as: 'purchase' },
    { hoursAgo: 59.75, command: 'purchases.payPurchase', argument: papers, of: ['id', 'purchase'] },
    { hoursAgo: 57, command: 'purchases.decidePurchase', argument: approval, of: ['id', 'purchase'] },
    { hoursAgo: 24, command, argument: { ...wish, amount: '150' }, as: 'purchase given up' },
    { hoursAgo: 23.5, command: 'purchases.cancelPurchase', argument: {}, of: ['id', 'purchase given up'] },
  ];
}

/** Borrowed and spent before these days, and repaid in them from outside. */
function loans(epoch: number): readonly PastCall[] {
  const product = productNamed('1');
  const amount = product.minimum;
  const owed = add(amount, loanInterest({ ...product, amount }, product.days));
  // What is owed is never more than what was there: no day ends between loan and repayment.
  const hoursAgo = dayOf(epoch - 71.9 * hour) === dayOf(epoch - 70.7 * hour) ? 71.9 : 73.2;
  const borrowed = { product: String(product.id), amount, startedAt: epoch - 25 * day };
  return [
    { hoursAgo, command: 'loans.addPastLoan', argument: borrowed, as: 'loan' },
    {
      hoursAgo: hoursAgo - 0.15,
      command: 'loans.repayLoan',
      argument: { amount: owed, voucher: paper },
      of: ['loan', 'loan'],
    },
  ];
}

/** Every kind of movement of money, in the days before the demo starts. */
export function fundsSteps(kernel: Kernel, { user, ...buyer }: Buyer & { readonly user: string }): readonly PastStep[] {
  const { epoch, rules = usualRules } = kernel.basis;
  const numbers = new Map<string, Json>();
  const calls = [
    ...deposits,
    ...savedAddresses,
    ...withdrawals(rules.withdrawals),
    ...transfers,
    ...conversions,
    ...purchases(buyer),
    ...loans(epoch),
  ];
  return calls.map(({ hoursAgo, command, argument, as, of }) => ({
    at: epoch - hoursAgo * hour,
    happen: (at) => {
      const earlier = of === undefined ? {} : { [of[0]]: numbers.get(of[1]) ?? null };
      const number = kernel.run(command, at, { user, ...argument, ...earlier });
      if (as !== undefined) numbers.set(as, number);
    },
  }));
}
