import type { CurrencyId, Instrument } from '../../../../core/domain/market/instrument.ts';
import type { Rows } from '../../../../core/domain/page.ts';
import type { PayableCurrency, OptionPeriod } from '../../../../core/domain/orders/option.ts';
import type { Amount, DecimalText, Price, Rate } from '../../../../core/money/amount.ts';

/** What the person has entered, as entered. */
export interface OptionDraft {
  /** Undefined until a length was chosen: the shortest. */
  readonly seconds: number | undefined;
  readonly stakeText: string;
  /** Undefined until a currency was chosen: that of the pair, or the operator's first. */
  readonly payingId: CurrencyId | undefined;
}

export interface OptionContext {
  readonly instrument: Pick<Instrument, 'id' | 'symbol' | 'quote' | 'isOpen' | 'priceStep'>;
  /** BCP 47, for reading and writing numbers. */
  readonly languageTag: string;
  readonly last: Price | undefined;
  /** Undefined until the server has said. */
  readonly periods: Rows<OptionPeriod> | undefined;
  readonly currencies: Rows<PayableCurrency> | undefined;
}

export type OptionAction =
  | { readonly type: 'length'; readonly seconds: number }
  | { readonly type: 'stake-text'; readonly text: string }
  /** A preset. */
  | { readonly type: 'stake-picked'; readonly stake: DecimalText }
  | { readonly type: 'currency'; readonly id: CurrencyId }
  /** After the option was accepted: the stake goes, the length stays. */
  | { readonly type: 'placed' };

export interface OptionSummary {
  readonly period: OptionPeriod | undefined;
  readonly currency: PayableCurrency | undefined;
  readonly stake: Amount | undefined;
  /** On top of the stake, never returned. */
  readonly fee: Amount | undefined;
  /** Stake and fee. */
  readonly total: Amount | undefined;
  /** What a win adds to the account, and what a loss takes from it, the fee counted in both. */
  readonly win: Amount | undefined;
  readonly lose: Amount | undefined;
  /** A loss takes the whole stake. */
  readonly isAllLost: boolean;
  /** Wins of a hundred, in percent. */
  readonly breakEven: Rate | undefined;
  /** The narrowest bounds of currency and length. */
  readonly minStake: Amount | undefined;
  readonly maxStake: Amount | undefined;
}
