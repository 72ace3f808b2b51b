import type { Route } from '../kernel/domain/domain.ts';
import type { World } from '../kernel/domain/mounted-domain.ts';
import { decimalColumn, timestamp } from '../kernel/basics/wire-format.ts';
import { heldCurrencies, type SeedCurrency } from './currencies.ts';
import { currencyFlags, usdtPrice, type Row } from './wallet-rows.ts';

const listedSince = timestamp(Date.UTC(2025, 0, 1));

export function currencyRow(world: World, currency: SeedCurrency): Row {
  const unit = decimalColumn(usdtPrice(world, currency));
  return {
    id: currency.id,
    name: currency.name,
    logo: '',
    type: currency.chain,
    sort: currency.id,
    is_display: 1,
    ...currencyFlags(currency),
    price: unit,
    to_pb_price: unit,
    decimal_scale: 8,
    create_time: listedSince,
  };
}

/** What can be held. Quoted underlyings that cannot be held are left out. */
export const currenciesRoute: Route<null> = {
  operation: 'GET /currency/list',
  access: 'open',
  handle: async function currencies(_request, step) {
    const rows = heldCurrencies.map((currency) => currencyRow(step, currency));
    return { type: 'ok', message: { currency: rows, legal: rows.filter((row) => row['is_legal'] === 1) } };
  },
};
