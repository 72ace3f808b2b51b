import { createToken } from '../di/token.ts';
import type { Conversion, ConversionTerms, ConvertibleCurrency } from '../domain/wallets/conversion.ts';
import type { CurrencyId } from '../domain/market/instrument.ts';
import type { Rows } from '../domain/page.ts';
import type { AccountCurrency } from '../domain/wallets/wallet.ts';
import type { Rate } from '../money/amount.ts';

/**
 * Funds of the real account alone. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape.
 */
export interface FundsPort {
  /** Currencies that can be held in two or more of the four accounts. @wire GET /currency/user_currency_list */
  accountCurrencies(): Promise<Rows<AccountCurrency>>;
  /** Value of one unit in the server's fiat currency. @wire GET /wallet/getRateCurrency */
  fiatValueOf(query: { currencyId: CurrencyId }): Promise<Rate>;
  /** Convertible currencies, with the spot balance of each. @wire POST /user/getTransferList */
  convertibleCurrencies(): Promise<Rows<ConvertibleCurrency>>;
  /** Current prices and fee. @wire POST /user/getTransferFee */
  conversionTerms(query: { fromId: CurrencyId; toId: CurrencyId }): Promise<ConversionTerms>;
  /**
   * At the prices of execution, within the spot account; resolves when both sides are booked. @wire POST /user/Transfer
   */
  convert(conversion: Conversion): Promise<void>;
}
export const FundsPort = createToken<FundsPort>('FundsPort');
