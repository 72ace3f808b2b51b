import {
  amount,
  decimal,
  price as priceText,
  type Amount,
  type DecimalText,
  type Price,
  type Rate,
} from '../../money/amount.ts';
import { add, compare, fromSteps, multiply, roundTo } from '../../money/fixed-point.ts';
import { divide } from '../../money/quotient.ts';

/** `call`: the coin is put in; `put`: USDT is. */
export const dualKinds = ['call', 'put'] as const;
export type DualKind = (typeof dualKinds)[number];

export const dualStates = ['purchased', 'settling', 'completed', 'failed'] as const;
export type DualState = (typeof dualStates)[number];

/**
 * The meaning of a state's number: `labels` as the first clients of this protocol read it (1 purchased, 2 settling, 3
 * completed, 0 failed), `settlement` as its servers write it (0 not settled, 1 settled). A row does not reveal it.
 */
export const dualNumberings = ['labels', 'settlement'] as const;
export type DualNumbering = (typeof dualNumberings)[number];

/** Every product is in this currency and one coin. */
export const dualMoney = 'USDT';

export interface DualProduct {
  readonly id: string;
  /** As the server names it. */
  readonly name: string;
  readonly kind: DualKind;
  readonly currencyId: string;
  /** Ticker of the coin. */
  readonly coin: string;
  readonly yearlyPercent: Rate;
  /** USDT for one coin: on which side of it the price is at maturity decides. */
  readonly referencePrice: Price;
  /** Days of the server. */
  readonly startsOn: string;
  readonly endsOn: string;
  /** Epoch ms; undefined if a countdown is impossible. */
  readonly endsAtMs: number | undefined;
  /** Whole shares. */
  readonly total: number;
  readonly remaining: number;
  readonly purchased: number;
  /** The maximum shares per person; undefined if the server does not say. */
  readonly limit: number | undefined;
  /** Can be bought; servers stop selling some time before the maturity. */
  readonly isOpen: boolean;
  /** The settlement price; undefined before, and if the server does not say. */
  readonly settlementPrice: Price | undefined;
}

export interface DualHolding {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly kind: DualKind;
  readonly coin: string;
  readonly shares: number;
  /** The payment, in the coin for a call and in USDT for a put. */
  readonly paid: Amount;
  readonly yearlyPercent: Rate;
  /** From the purchase to the maturity. */
  readonly days: number;
  readonly referencePrice: Price;
  /** Truncated to whole USDT by the server; undefined if it does not say. */
  readonly priceAtPurchase: Price | undefined;
  readonly endsOn: string;
  readonly endsAtMs: number | undefined;
  readonly createdAt: string;
  readonly state: DualState;
  /** The settlement price; undefined before, and if the server does not say. */
  readonly settlementPrice: Price | undefined;
  /** What came back, in the currency that the price decided. */
  readonly received: Amount | undefined;
}

/** The terms that decide the payout. */
export interface DualTerms {
  readonly kind: DualKind;
  readonly coin: string;
  readonly paid: Amount;
  readonly yearlyPercent: Rate;
  readonly days: number;
  readonly referencePrice: Price;
}

export interface DualPayout {
  readonly amount: Amount;
  /** Ticker. */
  readonly currency: string;
}

const places = 8;
const hundred = decimal('100');
const yearDays = decimal('365');
/** Coins of one share of a call. */
const callShare = amount('0.1');
const sharesOfCoin = decimal('10');
const one = decimal<Rate>('1');

const wholeYear = multiply(yearDays, hundred);

/** 1 + days × yearly percent ÷ 100 ÷ 365. */
export function growth({ yearlyPercent, days }: Pick<DualTerms, 'yearlyPercent' | 'days'>): Rate {
  const part = divide(fromSteps<Rate>(days, yearlyPercent), wholeYear);
  return add(one, part ?? decimal<Rate>('0'));
}

/** Multiplied first and divided once: a rounded growth would lose a last digit of sums that come out even. */
function grownBy<T extends DecimalText>(sum: T, { yearlyPercent, days }: DualTerms, divisor?: Price): T {
  const parts = add<DecimalText>(wholeYear, fromSteps<DecimalText>(days, decimal(yearlyPercent)));
  const whole = divisor === undefined ? wholeYear : multiply<DecimalText>(wholeYear, divisor);
  return divide(multiply(sum, parts), whole) ?? decimal<T>('0');
}

/** Of a call the coin, of a put USDT. */
export const payCurrency = ({ kind, coin }: Pick<DualTerms, 'kind' | 'coin'>): string =>
  kind === 'call' ? coin : dualMoney;

/** What so many shares cost: 0.1 coin each, or a tenth of the coin's price in USDT. Undefined without a price for a put. */
export function sharesCost(kind: DualKind, shares: number, coinPrice: Price | undefined): Amount | undefined {
  if (kind === 'call') return fromSteps(shares, callShare);
  const each = coinPrice === undefined ? undefined : divide<DecimalText>(coinPrice, sharesOfCoin);
  return each === undefined ? undefined : roundTo(decimal<Amount>(fromSteps<DecimalText>(shares, each)), places, 'up');
}

/** Both ways in which it can end; cut, never rounded up. */
export function dualOutcomes(terms: DualTerms): { readonly below: DualPayout; readonly otherwise: DualPayout } {
  const { kind, coin, paid, referencePrice } = terms;
  const inCoin = kind === 'call' ? grownBy(paid, terms) : grownBy(paid, terms, referencePrice);
  const inMoney = kind === 'call' ? grownBy(multiply(paid, referencePrice), terms) : grownBy(paid, terms);
  return {
    below: { amount: roundTo(inCoin, places, 'down'), currency: coin },
    otherwise: { amount: roundTo(inMoney, places, 'down'), currency: dualMoney },
  };
}

/** The payout: below the reference price in the coin, otherwise in USDT. Only this price decides. */
export function dualPayout(terms: DualTerms, settlementPrice: Price): DualPayout {
  const { below, otherwise } = dualOutcomes(terms);
  return compare(settlementPrice, terms.referencePrice) < 0 ? below : otherwise;
}

/**
 * The price from which the product loses against doing nothing: for a put below reference ÷ growth, where the returned
 * coin is worth less than the USDT paid; for a call above reference × growth, where the coin given away is worth more
 * than the USDT returned. Two decimals.
 */
export function breakEven(terms: Pick<DualTerms, 'kind' | 'yearlyPercent' | 'days' | 'referencePrice'>): Price {
  const grown = growth(terms);
  const exact =
    terms.kind === 'call'
      ? multiply(terms.referencePrice, grown)
      : (divide(terms.referencePrice, grown) ?? priceText('0'));
  return roundTo(exact, 2);
}

/** Sold shares in whole percent. */
export const soldPercent = ({ total, purchased }: Pick<DualProduct, 'total' | 'purchased'>): number =>
  total <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((purchased * 100) / total)));

/** Something is bound in it. */
export const isBoundDual = ({ state }: Pick<DualHolding, 'state'>): boolean =>
  state === 'purchased' || state === 'settling';
