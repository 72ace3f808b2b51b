import type { Amount, Price, Rate } from '../../money/amount.ts';
import type { CurrencyId, Instrument } from '../market/instrument.ts';
import type { OrderId } from './spot-order.ts';

export type OptionDirection = 'up' | 'down';
/** `settling` is due and not decided yet; nothing can be cancelled. */
export type OptionStatus = 'open' | 'settling' | 'settled';
export type OptionResult = 'won' | 'draw' | 'lost';

/** A stake on whether a price is higher or lower than now after so many seconds. */
export interface OptionOrder {
  readonly id: OrderId;
  /** The number shown to people; undefined if the server has only the id. */
  readonly displayId: string | undefined;
  /** The pair. */
  readonly matchId: Instrument['id'];
  /** BASE/QUOTE; undefined when not sent. */
  readonly symbol: string | undefined;
  readonly payingCurrencyId: CurrencyId;
  readonly payingCurrency: string | undefined;
  readonly direction: OptionDirection;
  readonly status: OptionStatus;
  /** The server's decision, never computed here; undefined until it is settled. */
  readonly result: OptionResult | undefined;
  /** Length. */
  readonly seconds: number;
  readonly stake: Amount;
  /** Paid on top of the stake and never returned. */
  readonly fee: Amount;
  readonly openPrice: Price;
  /** The price that decided; undefined until it is settled. */
  readonly endPrice: Price | undefined;
  /** Percent of the stake that a win earns. */
  readonly payoutRate: Rate;
  /** Percent of the stake that is lost; undefined where all of it is. */
  readonly lossRate: Rate | undefined;
  /** What it came to beside the fee: negative when lost; undefined until it is settled. */
  readonly profit: Amount | undefined;
  /** These three are server time `YYYY-MM-DD HH:MM:SS` without zone, as sent. */
  readonly createdAt: string;
  readonly dueAt: string;
  readonly settledAt: string | undefined;
  /** Lists alone say it: milliseconds until the result can be expected, some slack included; 0 when due. */
  readonly remainingMs: number | undefined;
}

/** The content of a settlement event: some servers send everything, others only the id. */
export type SettledOption = Pick<OptionOrder, 'id'> & Partial<OptionOrder>;

/** A length on offer. Rates are percent of the stake; bounds are in the currency that pays. */
export interface OptionPeriod {
  readonly id: string;
  readonly seconds: number;
  readonly payoutRate: Rate;
  /** Undefined when the whole stake is lost. */
  readonly lossRate: Rate | undefined;
  /** Undefined without a limit. */
  readonly minStake: Amount | undefined;
  readonly maxStake: Amount | undefined;
  /** Nothing behind the dot is taken. */
  readonly isWholeStake?: boolean;
}

/** A currency that stakes can be paid in. */
export interface PayableCurrency {
  readonly id: CurrencyId;
  readonly name: string;
  /** Percent of the stake, on top of it. */
  readonly feeRate: Rate;
  /** Undefined without a limit. */
  readonly minStake: Amount | undefined;
  readonly maxStake: Amount | undefined;
  /** Maximum open options in this currency; undefined without a limit. */
  readonly maxOpen: number | undefined;
  /** The balance of the options account; undefined if the server does not say. */
  readonly available: Amount | undefined;
  /** Stakes to choose from, ascending. */
  readonly presets: readonly Amount[];
}

export interface NewOptionOrder {
  readonly matchId: Instrument['id'];
  readonly payingCurrencyId: CurrencyId;
  readonly direction: OptionDirection;
  readonly seconds: number;
  readonly stake: Amount;
  /** The price the person saw: informative, the server opens at its own. */
  readonly seenPrice?: Price;
}
