import { decimal, type DecimalText } from './amount.ts';
import { absolute, compare } from './fixed-point.ts';

/** Currencies that people count in hundredths: state money, and the coins that stand for it. */
const counted: ReadonlySet<string> = new Set(
  'USD EUR GBP CHF CAD AUD NZD SGD HKD CNY JPY KRW THB TRY RUB INR BRL MXN USDT USDC DAI TUSD FDUSD USDD PYUSD'.split(
    ' ',
  ),
);

const one = decimal('1');
const hundredth = decimal('0.01');
const thousand = decimal('1000');

/** Servers of this protocol keep eight decimals. */
const finest = 8;

/**
 * The one rule of how many decimals a sum is shown with: money that is counted has two, and four below one unit; a coin
 * has up to eight, and four from a thousand on. What would vanish is shown as fine as it is kept.
 */
export function shownPlaces(value: DecimalText, currency: string): number {
  const size = absolute(value);
  if (!counted.has(currency)) return compare(size, thousand) >= 0 ? 4 : finest;
  if (compare(size, one) >= 0) return 2;
  return compare(size, hundredth) >= 0 ? 4 : finest;
}
