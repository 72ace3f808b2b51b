import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { FiatCode, FiatRates } from '../../../../core/domain/market/fiat.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import type { Amount, Price } from '../../../../core/money/amount.ts';
import { FiatRatesPort } from '../../../../core/ports/fiat-rates-port.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { fiatValue } from './fiat-value.ts';
import { selectedFiatOf } from './selected-fiat.ts';

const oneHourMs = 3_600_000;

const fiatRatesQuery = (port: FiatRatesPort) =>
  queryOptions<FiatRates, AppError>({
    queryKey: rootKey(FiatRatesPort, 'fiatRates'),
    queryFn: () => port.fiatRates(),
    staleTime: oneHourMs,
  });

export interface Fiat {
  readonly code: FiatCode;
  /** Of what values can be shown in, dollars among it; undefined while it is not known yet. */
  readonly rates: FiatRates['rates'] | undefined;
  choose(code: FiatCode): void;
  /** Epoch ms at which the rates were fetched; undefined before they are known and for plain dollars. */
  readonly ratesSavedAt: number | undefined;
  /** Value in the chosen fiat, unrounded; undefined without a rate. `currency` is USDT, USD or a fiat code. */
  valueOf(value: Amount | Price | undefined, currency: string): Amount | undefined;
}

const noRates: FiatRates['rates'] = {};

/** The person's fiat currency and values in it; dollars if the chosen one has no rate. */
export function useFiat(): Fiat {
  const selection = selectedFiatOf(usePort(KeyValueStorage));
  const chosen = useSyncExternalStore(selection.watch, selection.code);
  const { data } = useQuery(fiatRatesQuery(usePort(FiatRatesPort)));
  const rates = data?.rates ?? noRates;
  const code = data === undefined || rates[chosen] !== undefined ? chosen : 'USD';
  const valueOf = useCallback(
    (value: Amount | Price | undefined, currency: string) =>
      value === undefined ? undefined : fiatValue(value, currency, { code, rates }),
    [code, rates],
  );
  return {
    code,
    rates: data?.rates,
    choose: (next) => selection.choose(next),
    ratesSavedAt: data?.savedAt,
    valueOf,
  };
}
