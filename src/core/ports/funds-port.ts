import { createToken } from '../di/token.ts';
import type { CurrencyId } from '../domain/instrument.ts';
import type { AccountCurrency } from '../domain/wallet.ts';
import type { Rate } from '../money/amount.ts';

/** What concerns funds on the real account alone. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface FundsPort {
  /** Currencies that can be held in two or more of the four accounts. @wire GET /currency/user_currency_list */
  accountCurrencies(): Promise<readonly AccountCurrency[]>;
  /** Value of one unit in the server's fiat currency. @wire GET /wallet/getRateCurrency */
  fiatValueOf(query: { currencyId: CurrencyId }): Promise<Rate>;
}
export const FundsPort = createToken<FundsPort>('FundsPort');
