import type { DecimalText } from '../../../../../core/money/amount.ts';

/** Data that may be stored, journalled and compared byte for byte. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One answer in the wire's own terms. The router wraps it in `{type, message}` (or the candle envelope). */
export type Answer =
  | { readonly type: 'ok'; readonly message: Json }
  | { readonly type: 'error' | '999' | '998'; readonly message: string }
  | { readonly type: 'candles'; readonly code: 1 | -1; readonly msg: string; readonly data: Json };

/**
 * Thrown by rules and commands before any change; the router answers with it. The text is a key of the server
 * dictionary.
 */
export class Refusal extends Error {
  readonly textKey: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly type: 'error' | '999' | '998';
  constructor(
    textKey: string,
    parameters: Readonly<Record<string, string>> = {},
    type: 'error' | '999' | '998' = 'error',
  ) {
    super(textKey);
    this.textKey = textKey;
    this.parameters = parameters;
    this.type = type;
  }
}

export type EngineAccount = 'live' | 'moni';
export type WalletKind = 'legal' | 'change' | 'lever' | 'micro';
export type Money = DecimalText<'amount'>;

export const houses = ['fees', 'market', 'options', 'faucet', 'insurance', 'transit', 'issuer', 'pools'] as const;

/**
 * The owner of a ledger account: a person, or the house (fees, market maker, pool of the options, faucet, insurance
 * against losses beyond an account, transit between two accounts of a person, issuer of new tokens, pools of what is
 * locked in products). Only accounts of the house may be negative.
 */
export type LedgerOwner =
  | { readonly user: string; readonly account: EngineAccount; readonly wallet: WalletKind; readonly locked: boolean }
  | { readonly house: (typeof houses)[number] };

/** Events for the realtime doors. `to` undefined: everybody; otherwise the room of that user. */
export interface PushedEvent {
  readonly event: string;
  readonly payload: Json;
  readonly to: string | undefined;
}
