import type { AccountId } from '../../../core/account/account-scope.ts';
import type { ContractDirection } from '../../../core/domain/orders/contract-order.ts';
import type { OptionDirection } from '../../../core/domain/orders/option.ts';
import type { Amount, Quantity, Rate } from '../../../core/money/amount.ts';
import type { PersonaId, TopUp } from '../../../core/ports/presenter-port.ts';
import type { WalletKind } from './kernel/basics/engine-types.ts';

/** Free money; the engine names the account as the protocol does. */
export interface StagedGrant extends Omit<TopUp, 'wallet'> {
  readonly wallet?: WalletKind;
}

/** An order by a person of the demo. */
export interface StagedOrder {
  readonly persona: PersonaId;
  readonly account: AccountId;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  /** The limit as a share of the last price. */
  readonly share: Rate;
  readonly amount: Quantity;
}

/** A timed option by a person of the demo. */
export interface StagedOption {
  readonly persona: PersonaId;
  readonly account: AccountId;
  readonly symbol: string;
  readonly direction: OptionDirection;
  readonly seconds: number;
  /** In USDT. */
  readonly stake: Amount;
}

/** A market contract order by a person of the demo. */
export interface StagedContract {
  readonly persona: PersonaId;
  readonly account: AccountId;
  readonly symbol: string;
  readonly direction: ContractDirection;
  readonly lots: number;
  readonly leverage: number;
  /** Levels as shares of the last price; none by default. */
  readonly stops?: { readonly takeProfit: Rate; readonly stopLoss: Rate };
}
