import type { Rate } from '../../money/amount.ts';

export const fiatCodes = ['USD', 'CNY', 'GBP', 'HKD', 'JPY', 'EUR', 'AED', 'THB', 'PHP', 'SGD', 'VND'] as const;
export type FiatCode = (typeof fiatCodes)[number];

/** Units of each fiat currency per USD. */
export interface FiatRates {
  readonly rates: Readonly<Partial<Record<FiatCode, Rate>>>;
  /** Epoch ms at which the rates were fetched. */
  readonly savedAt: number;
}
