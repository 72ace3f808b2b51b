import type { FundsPort } from '../../../core/ports/funds-port.ts';
import {
  conversionFields,
  conversionTermsFields,
  readConversionTerms,
  readConvertibleCurrencies,
} from './conversion-codec.ts';
import { readAccountCurrencies, readFiatValue } from './funds-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const fundsOver = ({ call, clock }: Wire): FundsPort => ({
  accountCurrencies: async () => readAccountCurrencies(await call('accountCurrencies')),
  fiatValueOf: async ({ currencyId }) => {
    const ask = () => call('fiatValueOf', { id: currencyId });
    const limits = await import('../calls/limited-calls.ts').catch(() => undefined);
    return readFiatValue(await (limits?.askLimited({ clock }, ask) ?? ask()));
  },
  convertibleCurrencies: async () => readConvertibleCurrencies(await call('convertibleCurrencies')),
  conversionTerms: async (ids) => readConversionTerms(await call('conversionTerms', conversionTermsFields(ids))),
  convert: async (conversion) => {
    await call('convert', conversionFields(conversion));
  },
});
