import type { Route } from '../../kernel/domain/domain.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn } from '../../kernel/basics/wire-format.ts';
import { heldCurrencies } from '../../ledger/currencies.ts';
import { holds, usdtPrice, walletRow } from '../../ledger/wallet-rows.ts';
import type { LockGuard } from '../../people/access/order-gate.ts';
import type { ConversionState } from './conversion-book.ts';
import { convertedPair, convertible, termsOf } from './conversion-rules.ts';

const access = 'signed-in';

/** `guard` is asked per call: a stored conversion was made when nothing forbade it. */
export const conversionRoutes = (guard?: LockGuard): readonly Route<ConversionState>[] => [
  {
    operation: 'POST /user/getTransferList',
    access,
    handle: async function convertibleCurrencies({ userId = '' }, step) {
      const holder = { user: userId, account: 'live' } as const;
      const held = heldCurrencies.filter((currency) => holds('change', currency));
      return {
        type: 'ok',
        message: {
          transfer: convertible.map((currency) => ({
            id: currency.id,
            name: currency.name,
            to_pb_price: decimalColumn(usdtPrice(step, currency)),
          })),
          wallet: held.map((currency) => walletRow(step, holder, { currency, wallets: ['change'] })),
        },
      };
    },
  },
  {
    operation: 'POST /user/getTransferFee',
    access,
    handle: async function conversionTerms({ fields }, step) {
      const pair = convertedPair(fields['from_currency_id'] ?? '', fields['to_currency_id'] ?? '');
      const { fromPrice, toPrice, feePercent } = termsOf(step, pair);
      return { type: 'ok', message: { form_price: fromPrice, to_price: toPrice, fee: feePercent } };
    },
  },
  {
    operation: 'POST /user/Transfer',
    access,
    handle: async function convert(request) {
      const { number: amount = '', from_currency_id: from = '', to_currency_id: to = '' } = request.fields;
      guard?.(request.userId ?? '', request.at);
      await request.execute('conversion.convert', { user: request.userId ?? '', from, to, amount });
      return { type: 'ok', message: serverText(request.language, 'converted') };
    },
  },
];
