import type { AuthorisationPort } from '../../../core/ports/authorisation-port.ts';
import { readAuthorisedAmount } from './authorisation-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const authorisationOver = ({ call }: Wire): AuthorisationPort => ({
  authorisedAmount: async () => readAuthorisedAmount(await call('authorisedAmount')),
  setAuthorisedAmount: async ({ amount }) => {
    await call('setAuthorisedAmount', { number: amount, currency: undefined });
  },
  requestedAmount: async () => readAuthorisedAmount(await call('requestedAmount')),
});
