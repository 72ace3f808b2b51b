import { businessDaysLater, creditDays } from '../../../../../core/domain/wallets/purchase.ts';
import {
  purchaseCurrencies,
  purchaseFiats,
  purchaseMethods,
  readMethod,
  regionNamed,
  type PurchaseRegion,
} from '../../../../../core/domain/wallets/purchase-regions.ts';
import {
  amount,
  rate as rateOf,
  readDecimal,
  type Amount,
  type Price,
  type Rate,
} from '../../../../../core/money/amount.ts';
import { multiply, roundTo } from '../../../../../core/money/fixed-point.ts';
import { divide } from '../../../../../core/money/quotient.ts';
import { emailProblem, mobileProblem } from '../../../../../core/rules/people/account-rules.ts';
import { pictureProblem, realNameProblem } from '../../../../../core/rules/people/identity-rules.ts';
import {
  boundsIn,
  paymentMinutes,
  purchaseAmountProblem,
  purchaseMaximum,
  purchaseMinimumSetting,
  purchaseTimeSetting,
  taxNumberProblem,
} from '../../../../../core/rules/wallets/purchase-rules.ts';
import { ratedCodes } from '../../../../../core/domain/market/fiat.ts';
import { demoRates } from '../../market/fiat-rates.ts';
import type { Person } from '../../people/access/access-book.ts';
import { checkOrderGate } from '../../people/access/order-gate.ts';
import { siteSettings } from '../content/site-settings.ts';
import { isOwnPicture } from '../../kernel/requests/picture-rules.ts';
import { Refusal, type Money } from '../../kernel/basics/engine-types.ts';
import type { World } from '../../kernel/domain/mounted-domain.ts';
import { findCurrency } from '../../ledger/currencies.ts';
import { usdtPrice } from '../../ledger/wallet-rows.ts';
import { isOpen, purchasesOf, type PurchaseBook } from './purchase-book.ts';

/** How long staff of the demo take to name an account without a decision. */
export const matchMs = 120_000;
/** So long an order can be paid once there is an account, as the setting tells before one is placed. */
export const payMs = (paymentMinutes(siteSettings[purchaseTimeSetting]) ?? 30) * 60_000;
/** When an undecided payment is credited. */
export const creditTime = (at: number): number => businessDaysLater(at, creditDays.from);

const places = 8;
const one = rateOf('1');
export const purchaseMinimum = amount(siteSettings[purchaseMinimumSetting] ?? '100');

export interface PurchaseWish {
  readonly user: string;
  readonly country: string;
  readonly name: string;
  readonly email: string;
  readonly currency: string;
  readonly method: string;
  readonly fiat: string;
  readonly amount: string;
  readonly phone?: string;
  readonly taxNumber?: string;
}

/** The checks before a purchase; only one may be open. Throws Refusal. */
export function checkPurchaseGate(book: PurchaseBook, person: Person, at: number): void {
  checkOrderGate(person, at);
  if (purchasesOf(book, person.id).some(isOpen)) throw new Refusal('purchaseOpen');
}

function checkMethod(region: PurchaseRegion, { method: text, fiat, currency }: PurchaseWish): void {
  const { method, bank } = readMethod(text);
  const isOffered = purchaseMethods.some((offered) => offered === method);
  if (!isOffered || bank === undefined || !region.banks.includes(bank)) throw new Refusal('methodUnavailable');
  if (!purchaseFiats(region).some((known) => known === fiat)) throw new Refusal('methodUnavailable');
  if (!purchaseCurrencies.some((known) => known === currency)) throw new Refusal('unknownCurrency');
}

/** Units of a currency of payments for one dollar. */
const perDollarOf = (fiat: string): Rate =>
  ratedCodes.flatMap((code) => (code === fiat ? demoRates.rates[code] : []))[0] ?? one;

function readPaid(text: string, fiat: string, most: Amount): Money {
  const value = readDecimal<Money>(text);
  const { minimum, maximum = most } = boundsIn({ minimum: purchaseMinimum, maximum: most }, perDollarOf(fiat));
  const wrong = purchaseAmountProblem(text, { minimum, maximum });
  if (wrong?.key === 'notWhole') throw new Refusal('amountNotWhole');
  if (wrong?.key === 'amountBelow') throw new Refusal('amountBelowMinimum', { min: minimum });
  if (wrong?.key === 'amountAbove') throw new Refusal('amountTooLarge', { max: maximum });
  if (wrong !== undefined || value === undefined) throw new Refusal('parameter');
  return value;
}

/** The rules of the form once more. */
export function readPurchase(wish: PurchaseWish, person: Person): Money {
  const region = regionNamed(wish.country);
  if (region === undefined) throw new Refusal('regionUnsupported');
  checkMethod(region, wish);
  if (realNameProblem(wish.name) !== undefined) throw new Refusal('nameWrong');
  if (emailProblem(wish.email) !== undefined) throw new Refusal('wrongAddress');
  const { phone, taxNumber = '' } = wish;
  if (phone !== undefined && phone !== '' && mobileProblem(phone) !== undefined) throw new Refusal('parameter');
  if (taxNumberProblem(taxNumber) !== undefined) throw new Refusal('parameter');
  return readPaid(wish.amount, wish.fiat, purchaseMaximum(person.advancedReview === 2 ? 2 : 1));
}

export interface Quoted {
  readonly rate: string;
  readonly received: Money;
}

/** One dollar is one USDT; the received sum is never rounded up. */
export function quote(
  world: World,
  { currency, fiat }: { readonly currency: string; readonly fiat: string },
  paid: Money,
): Quoted {
  const found = findCurrency(currency);
  if (found === undefined) throw new Refusal('unknownCurrency');
  const unit: Price = multiply(usdtPrice(world, found), perDollarOf(fiat));
  const rate = divide(amount('1'), unit);
  const received = divide(paid, unit);
  if (rate === undefined || received === undefined) throw new Refusal('noQuotation');
  return { rate: roundTo(rate, places, 'down'), received: roundTo(received, places, 'down') };
}

/** Refuses a missing picture, and a name that was not uploaded here. */
export function checkPurchasePicture(reference: string): void {
  if (pictureProblem(reference) !== undefined) throw new Refusal('identityIncomplete');
  if (!isOwnPicture(reference)) throw new Refusal('parameter');
}
