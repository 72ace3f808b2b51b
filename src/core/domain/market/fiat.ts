import type { Rate } from '../../money/amount.ts';

export const fiatCodes = ['USD', 'CNY', 'GBP', 'HKD', 'JPY', 'EUR', 'AED', 'THB', 'PHP', 'SGD', 'VND'] as const;
export type FiatCode = (typeof fiatCodes)[number];

/** Values are shown in none of these, but people pay with them. */
const localCodes = ['NGN', 'IDR', 'BRL', 'INR', 'MXN'] as const;
export const ratedCodes = [...fiatCodes, ...localCodes] as const;
export type RatedCode = (typeof ratedCodes)[number];

/** Units of each fiat currency per USD. */
export interface FiatRates {
  readonly rates: Readonly<Partial<Record<RatedCode, Rate>>>;
  /** Epoch ms at which the rates were fetched. */
  readonly savedAt: number;
}
