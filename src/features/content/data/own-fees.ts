import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAccount } from '../../../core/account/use-account.ts';
import { usePort } from '../../../core/di/use-port.ts';
import type { CurrencyName } from '../../../core/domain/market/instrument.ts';
import type { Rows } from '../../../core/domain/page.ts';
import type { OptionPeriod, PayableCurrency } from '../../../core/domain/orders/option.ts';
import type { ConversionTerms, ConvertibleCurrency } from '../../../core/domain/wallets/conversion.ts';
import type { WalletDetail } from '../../../core/domain/wallets/wallet.ts';
import type { WithdrawalTerms } from '../../../core/domain/wallets/withdrawal.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { FundsPort } from '../../../core/ports/funds-port.ts';
import { OptionsPort } from '../../../core/ports/options-port.ts';
import { WalletPort } from '../../../core/ports/wallet-port.ts';
import { WithdrawalsPort } from '../../../core/ports/withdrawals-port.ts';
import { accountKey, rootKey } from '../../../core/query/account-key.ts';

/** A page that is read, not traded on: the form reads each of them again. */
const staleTime = 60_000;

/** The spot wallet of one currency: its rate is that of every spot order. */
export function useSpotTerms(currencyId: string): UseQueryResult<WalletDetail, AppError> {
  const account = useAccount();
  const wallet = { currencyId, account: 'spot' } as const;
  return useQuery<WalletDetail, AppError>({
    queryKey: accountKey(account, WalletPort, 'walletDetail', wallet),
    queryFn: () => account.port(WalletPort).walletDetail(wallet),
    staleTime,
  });
}

export function useStakeCurrencies(): UseQueryResult<Rows<PayableCurrency>, AppError> {
  const account = useAccount();
  return useQuery<Rows<PayableCurrency>, AppError>({
    queryKey: accountKey(account, OptionsPort, 'payableCurrencies'),
    queryFn: () => account.port(OptionsPort).payableCurrencies(),
    staleTime,
  });
}

export function useLengths(): UseQueryResult<Rows<OptionPeriod>, AppError> {
  const account = useAccount();
  return useQuery<Rows<OptionPeriod>, AppError>({
    queryKey: accountKey(account, OptionsPort, 'optionPeriods'),
    queryFn: () => account.port(OptionsPort).optionPeriods(),
    staleTime,
  });
}

/** The terms of one conversion. */
export function useTermsOfConversion(
  from: ConvertibleCurrency,
  to: ConvertibleCurrency,
): UseQueryResult<ConversionTerms, AppError> {
  const port = usePort(FundsPort);
  const ids = { fromId: from.id, toId: to.id };
  return useQuery<ConversionTerms, AppError>({
    queryKey: rootKey(FundsPort, 'conversionTerms', ids),
    queryFn: () => port.conversionTerms(ids),
    staleTime,
  });
}

/** `terms` is undefined where the server refused to tell them for this coin. */
export interface CoinTerms {
  readonly coin: CurrencyName;
  readonly terms: WithdrawalTerms | undefined;
}

/** The terms of withdrawing each of several coins, asked for one after the other: a server has many coins. */
export function useTermsOfCoins(coins: readonly CurrencyName[]): UseQueryResult<readonly CoinTerms[], AppError> {
  const port = usePort(WithdrawalsPort);
  const ask = async (coin: CurrencyName): Promise<CoinTerms> => {
    try {
      return { coin, terms: await port.withdrawalTerms({ currencyId: coin.id }) };
    } catch (error) {
      if (error instanceof AppError && error.kind === 'server') return { coin, terms: undefined };
      throw error;
    }
  };
  return useQuery<readonly CoinTerms[], AppError>({
    queryKey: rootKey(WithdrawalsPort, 'withdrawalTerms', { coins: coins.map(({ id }) => id) }),
    queryFn: async () => {
      const told: CoinTerms[] = [];
      for (const coin of coins) told.push(await ask(coin));
      return told;
    },
    staleTime,
    refetchOnWindowFocus: false,
  });
}
