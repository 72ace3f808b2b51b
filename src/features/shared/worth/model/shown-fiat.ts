import type { Amount } from '../../../../core/money/amount.ts';

/** The person's fiat currency, and values in it. */
export interface ShownFiat {
  readonly code: string;
  /** Undefined without a rate. */
  valueOf(value: Amount | undefined, currency: string): Amount | undefined;
}
