import type { DepositsPort } from '../../../core/ports/deposits-port.ts';
import {
  depositsFields,
  readChannels,
  readDepositPlaces,
  readDeposits,
  readPaymentPage,
  reportFields,
} from './deposits-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const depositsOver = ({ call }: Wire): DepositsPort => ({
  depositAddresses: async ({ currencyId }) =>
    readDepositPlaces(await call('depositAddresses', { currency: currencyId })),
  depositChannels: async () => readChannels(await call('depositChannels')),
  reportDeposit: async (report) => readPaymentPage(await call('reportDeposit', reportFields(report))),
  deposits: async (query) => readDeposits(await call('deposits', depositsFields(query)), query),
});
