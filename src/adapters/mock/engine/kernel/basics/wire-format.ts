import { quantity, type DecimalText } from '../../../../../core/money/amount.ts';
import { roundTo, stepsIn } from '../../../../../core/money/fixed-point.ts';

/** A decimal column of the protocol: fixed scale, padded with zeros, truncated. */
export function decimalColumn(value: DecimalText, places = 8): string {
  const [whole = '0', fraction = ''] = roundTo(value, places, 'down').split('.');
  return `${whole}.${fraction.padEnd(places, '0')}`;
}

/** A sum that the protocol writes as a JSON number. */
export const numberColumn = (value: DecimalText, places = 8): number => Number.parseFloat(decimalColumn(value, places));

const one = quantity('1');

/** A sum without decimals. Throws RangeError when it is not whole. */
export const wholeColumn = (value: DecimalText): number => stepsIn(value, one);

/** `YYYY-MM-DD hh:mm:ss` in UTC: the protocol names no zone. */
export const timestamp = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** A row id in a validated field; 0, which no row has, when missing. */
export const rowNumber = (text: string | undefined): number => Number.parseInt(text ?? '0', 10);

export interface PageRequest {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** Fields are already validated: whole numbers within their bounds. */
export function pageRequest(fields: Readonly<Record<string, string>>, standardLimit: number): PageRequest {
  const page = Number.parseInt(fields['page'] ?? '1', 10);
  const limit = Math.min(Number.parseInt(fields['limit'] ?? String(standardLimit), 10), 100);
  return { page, limit, offset: (page - 1) * limit };
}
