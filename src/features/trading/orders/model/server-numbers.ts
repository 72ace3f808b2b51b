import { readDecimal } from '../../../../core/money/amount.ts';
import { formatDecimal } from '../../../../core/money/format.ts';

/** A number with the decimals of a column; dates, addresses and ids have other forms. */
const columnNumber = /(?<![\w.,:/])\d+\.\d{3,}(?!\w|[.,:/]\d)/g;

/** A server's words, with the numbers of its columns as the language writes them: the same figures, easier to read. */
export const withReadableNumbers = (text: string, languageTag: string): string =>
  text.replace(columnNumber, (number) => {
    const value = readDecimal(number);
    return value === undefined ? number : formatDecimal(value, { languageTag });
  });
