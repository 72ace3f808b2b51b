import { amount } from '../../../../../core/money/amount.ts';
import { compare, multiply } from '../../../../../core/money/fixed-point.ts';
import { depositAmountProblem } from '../../../../../core/rules/wallets/deposit-rules.ts';
import { Refusal, type Money } from '../../kernel/basics/engine-types.ts';
import { tokenHash } from '../../kernel/basics/secrets.ts';
import { findCurrencyById, type SeedCurrency } from '../../ledger/currencies.ts';
import { readMovedAmount } from '../../ledger/moved-amount-rules.ts';

/** How long staff of the demo take without a decision. */
export const creditMs = 3_600_000;
/** The number of undecided reports per person. */
export const waitingMax = 10;

const several: Readonly<Record<string, readonly string[]>> = { USDT: ['erc20', 'trc20'] };
const withMemo: ReadonlySet<string> = new Set(['XRP', 'XLM', 'TON', 'ATOM', 'EOS', 'HBAR']);

/** The networks of a currency, as the wire names them. */
export const networksOf = ({ name, chain }: SeedCurrency): readonly string[] => several[name] ?? [chain];

/** A memo distinguishes people who share an address. */
export const memoOf = ({ name }: SeedCurrency, user: string): string | undefined =>
  withMemo.has(name) ? user : undefined;

/**
 * Belongs to one person, is always the same, and is deliberately an address of no network: no money sent to a demo can
 * be lost. It is as long as a real one.
 */
export const addressOf = (user: string, { name }: SeedCurrency, network: string): string =>
  `DEMO0${tokenHash(`${user}/${name}/${network}`).slice(0, 36).toUpperCase()}`;

const units = ['0.0001', '0.001', '0.01', '0.1', '1', '10', '100', '1000', '10000', '100000', '1000000'].map(amount);
const one = amount('1');

/** The smallest round number of units that is worth a dollar or more. */
export const minimumOf = ({ referencePrice }: SeedCurrency): Money =>
  units.find((unit) => compare(multiply(unit, referencePrice), one) >= 0) ?? one;

const confirmationsOn: Readonly<Record<string, number>> = { btc: 2, eth: 12, erc20: 12, ltc: 6, bch: 6, trc20: 20 };
const usualConfirmations = 20;

/** Of several networks the most. */
export const confirmationsOf = (currency: SeedCurrency): number =>
  Math.max(...networksOf(currency).map((network) => confirmationsOn[network] ?? usualConfirmations));

/** The rule of the form once more. Throws Refusal. */
export function readDeposited(text: string, currency: SeedCurrency): Money {
  const minimum = minimumOf(currency);
  if (depositAmountProblem(text, minimum)?.key === 'amountBelow')
    throw new Refusal('amountBelowMinimum', { min: minimum });
  return readMovedAmount(text, undefined);
}

/** A currency that can be sent here. Throws Refusal `unknownCurrency`. */
export function depositable(id: string): SeedCurrency {
  const currency = findCurrencyById(id);
  if (currency?.isMatch !== true || currency.isUnlisted) throw new Refusal('unknownCurrency');
  return currency;
}
