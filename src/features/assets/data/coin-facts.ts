import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../core/account/use-account.ts';
import { usePort } from '../../../core/di/use-port.ts';
import type { Currency, CurrencyId } from '../../../core/domain/market/instrument.ts';
import type { AccountCurrency, WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import type { Rate } from '../../../core/money/amount.ts';
import { FundsPort } from '../../../core/ports/funds-port.ts';
import { MarketPort } from '../../../core/ports/market-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';

const oneMinuteMs = 60_000;
const oneHourMs = 3_600_000;

const currenciesQuery = (market: MarketPort) =>
  queryOptions<readonly Currency[], AppError>({
    queryKey: rootKey(MarketPort, 'currencies'),
    queryFn: () => market.currencies(),
    staleTime: oneHourMs,
  });

const accountCurrenciesQuery = (funds: FundsPort) =>
  queryOptions<readonly AccountCurrency[], AppError>({
    queryKey: rootKey(FundsPort, 'accountCurrencies'),
    queryFn: () => funds.accountCurrencies(),
    staleTime: oneHourMs,
  });

const fiatValueQuery = (funds: FundsPort, currencyId: CurrencyId) =>
  queryOptions<Rate, AppError>({
    queryKey: rootKey(FundsPort, 'fiatValueOf', { currencyId }),
    queryFn: () => funds.fiatValueOf({ currencyId }),
    staleTime: oneMinuteMs,
    // The server counts these calls per minute.
    retry: false,
  });

const none: readonly Currency[] = [];

/** The operator's facts about each currency: picture and chain. Empty while unknown. */
export const useCurrencies = (): readonly Currency[] => useQuery(currenciesQuery(usePort(MarketPort))).data ?? none;

export interface HeldCoin {
  /** The accounts that can hold the coin, if several; undefined when the server does not say. */
  readonly accounts: readonly WalletAccount[] | undefined;
  /** The value of one unit in the server's own fiat currency; undefined if unknown. */
  readonly fiatValue: Rate | undefined;
}

/** The server's facts about one coin. They concern real accounts only. */
export function useHeldCoin(currencyId: CurrencyId): HeldCoin {
  const enabled = useAccount().id === 'live';
  const funds = usePort(FundsPort);
  const listed = useQuery({ ...accountCurrenciesQuery(funds), enabled }).data;
  const fiatValue = useQuery({ ...fiatValueQuery(funds, currencyId), enabled }).data;
  return { accounts: listed?.find(({ id }) => id === currencyId)?.accounts, fiatValue };
}
