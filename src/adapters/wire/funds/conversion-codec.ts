import { lackingAs, type Rows } from '../../../core/domain/page.ts';
import type { Conversion, ConversionTerms, ConvertibleCurrency } from '../../../core/domain/wallets/conversion.ts';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import type { Amount, Price, Rate } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type {
  ConversionTerms as ConversionTermsWire,
  ConvertibleBalance,
  ConvertibleLists,
  ConvertibleRow,
} from '../calls/api.gen.ts';
import { objectAt } from '../calls/decode.ts';
import type { FormFields } from '../calls/request-fields.ts';

export function readConvertibleCurrencies(value: WireValue): Rows<ConvertibleCurrency> {
  const lists = objectAt<ConvertibleLists>(value, 'message');
  const balances = lists.rows('wallet', (row, path) => {
    const balance = objectAt<ConvertibleBalance>(row, path);
    return [balance.id('currency'), balance.decimal<Amount>('change_balance')] as const;
  });
  const available = new Map(balances);
  const currencies = lists.rows('transfer', (row, path) => {
    const currency = objectAt<ConvertibleRow>(row, path);
    const id = currency.id('id');
    return { id, name: currency.text('name'), available: available.get(id) };
  });
  return lackingAs(currencies, currencies, balances);
}

export interface ConvertedIds {
  readonly fromId: CurrencyId;
  readonly toId: CurrencyId;
}

export const conversionTermsFields = ({ fromId, toId }: ConvertedIds): FormFields<'conversionTerms'> => ({
  from_currency_id: fromId,
  to_currency_id: toId,
});

export function readConversionTerms(value: WireValue): ConversionTerms {
  const terms = objectAt<ConversionTermsWire>(value, 'message');
  return {
    fromPrice: terms.decimal<Price>('form_price'),
    toPrice: terms.decimal<Price>('to_price'),
    feePercent: terms.optionalDecimal<Rate>('fee'),
  };
}

export const conversionFields = ({ amount: number, ...ids }: Conversion): FormFields<'convert'> => ({
  number,
  ...conversionTermsFields(ids),
});
