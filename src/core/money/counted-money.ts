import type { DecimalText } from './amount.ts';

/** Currencies that people count in hundredths: state money, and the coins that stand for it. */
export const isCounted = (currency: string): boolean =>
  /USD|^(EUR|GBP|CHF|(CA|AU|NZ|SG|HK)D|CNY|JPY|KRW|THB|TRY|RUB|INR|BRL|MXN|DAI)$/.test(currency);

/** Counted money has both hundredths or none: 888.80, and 888. */
export const leastPlaces = (value: DecimalText | undefined, currency = ''): number | undefined =>
  value?.includes('.') && isCounted(currency) ? 2 : undefined;
