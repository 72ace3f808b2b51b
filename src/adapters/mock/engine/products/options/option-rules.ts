import type { OptionResult } from '../../../../../core/domain/orders/option.ts';
import { loseAmount, optionFee, winAmount } from '../../../../../core/domain/orders/option-rules.ts';
import { amount, readDecimal, type Amount } from '../../../../../core/money/amount.ts';
import { compare, isPositive, isZero, negate, placesOf, subtract } from '../../../../../core/money/fixed-point.ts';
import { amountProblem } from '../../../../../core/rules/amount-rules.ts';
import { Refusal, type EngineAccount, type LedgerOwner, type Money } from '../../kernel/basics/engine-types.ts';
import type { Transfer } from '../../kernel/domain/ledger.ts';
import type { OptionRecord } from './option-book.ts';
import type { WorldRules } from '../../kernel/basics/world-rules.ts';
import type { OptionCurrency, OptionPeriod } from './option-terms.ts';

/** Stake, fee and settlement are one kind of bill line. */
export const optionBill = 502;
/** Between two of a person's orders. */
const pauseMs = 1000;
/** Decimals of a stake: those of its columns on the wire. */
const stakePlaces = 8;

/** Throws Refusal `parameter` for any text that is not a positive amount, or finer than the columns of the protocol. */
export function readStake(text: string): Amount {
  const stake = readDecimal<Amount>(text);
  if (stake === undefined || amountProblem(text) !== undefined || placesOf(stake) > stakePlaces)
    throw new Refusal('parameter');
  return stake;
}

/** Refuses `doNotRepeat` and `tooManyOpen`. */
export function checkPace(
  { last, open, at }: { last: OptionRecord | undefined; open: readonly OptionRecord[]; at: number },
  currency: OptionCurrency | undefined,
  rules?: WorldRules['stakes'],
): void {
  if (rules !== 'most' && last !== undefined && at - last.openedAt < pauseMs) throw new Refusal('doNotRepeat');
  if (currency === undefined) return;
  const held = open.filter((order) => order.currency === currency.name).length;
  if (held >= currency.maxOpen) throw new Refusal('tooManyOpen', { max: String(currency.maxOpen) });
}

interface StakeBounds {
  readonly minStake: Amount | undefined;
  readonly maxStake: Amount | undefined;
}

/** Refuses `stakeTooLarge` and `stakeTooSmall`; the limits of the currency come before those of the length. */
export function checkStake(
  stake: Amount,
  { currency, period }: { currency: OptionCurrency; period: OptionPeriod },
  rules?: WorldRules['stakes'],
): void {
  const { name, maxStake } = currency;
  if (rules !== 'none') checkBounds(stake, rules === 'most' ? { minStake: undefined, maxStake } : currency, name);
  if (rules !== 'most') checkBounds(stake, period, currency.name);
}

function checkBounds(stake: Amount, { minStake, maxStake }: StakeBounds, currency: string): void {
  if (maxStake !== undefined && compare(stake, maxStake) > 0)
    throw new Refusal('stakeTooLarge', { max: maxStake, currency });
  if (minStake !== undefined && compare(stake, minStake) < 0)
    throw new Refusal('stakeTooSmall', { min: minStake, currency });
}

export const feeOf = (stake: Amount, { fee }: OptionCurrency): Amount => optionFee(stake, fee);

/** The first tick after an option is due. */
export const settlementTime = (dueAt: number, tickMs: number): number => (Math.floor(dueAt / tickMs) + 1) * tickMs;

export interface OptionOutcome {
  readonly result: OptionResult;
  /** Signed, without the fee. */
  readonly profit: Money;
}

/** The outcome of an option, decided by two prices only. */
export function outcomeOf(
  order: Pick<OptionRecord, 'direction' | 'openPrice' | 'stake' | 'payout' | 'loss'>,
  closePrice: number,
): OptionOutcome {
  const moved = Math.sign(closePrice - order.openPrice);
  if (moved === 0) return { result: 'draw', profit: amount('0') };
  const isWon = order.direction === (moved > 0 ? 'up' : 'down');
  return isWon
    ? { result: 'won', profit: winAmount(order.stake, order.payout) }
    : { result: 'lost', profit: negate(loseAmount(order.stake, order.loss ?? undefined)) };
}

/** The person's wallet for options. */
const wallet = (account: EngineAccount, user: string, locked: boolean): LedgerOwner => ({
  user,
  account,
  wallet: 'micro',
  locked,
});

const booked = (transfers: readonly Transfer[]): readonly Transfer[] =>
  transfers.filter((transfer) => !isZero(transfer.amount));

/** The stake set aside, the fee to the house. */
export function openTransfers(order: OptionRecord, account: EngineAccount): readonly Transfer[] {
  const from = wallet(account, order.user, false);
  const { currency } = order;
  return booked([
    { from, to: wallet(account, order.user, true), currency, amount: order.stake, kind: optionBill },
    { from, to: { house: 'fees' }, currency, amount: order.fee, kind: optionBill },
  ]);
}

/** Unlocks the stake, less the loss, which goes to the house's pool; the pool also pays the gain. */
export function settleTransfers(
  order: OptionRecord,
  { profit }: OptionOutcome,
  account: EngineAccount,
): readonly Transfer[] {
  const free = wallet(account, order.user, false);
  const locked = wallet(account, order.user, true);
  const pool: LedgerOwner = { house: 'options' };
  const { currency } = order;
  const [won, lost] = isPositive(profit) ? [profit, amount('0')] : [amount('0'), negate(profit)];
  return booked([
    { from: locked, to: pool, currency, amount: lost, kind: optionBill },
    { from: locked, to: free, currency, amount: subtract(order.stake, lost), kind: optionBill },
    { from: pool, to: free, currency, amount: won, kind: optionBill },
  ]);
}
