import type { PayeesPort } from '../../../core/ports/payees-port.ts';
import {
  addressesFields,
  addressFields,
  bankCardFormFields,
  internationalCardFields,
  readAddresses,
  readBankCard,
  readInternationalCard,
} from './payees-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const payeesOver = ({ call }: Wire): PayeesPort => ({
  savedAddresses: async (query) => readAddresses(await call('savedAddresses', addressesFields(query)), query),
  saveAddress: async (address) => {
    await call('saveAddress', addressFields(address));
  },
  deleteAddress: async ({ id }) => {
    await call('deleteAddress', { id });
  },
  bankCard: async () => readBankCard(await call('bankCard')),
  saveBankCard: async (card) => {
    await call('saveBankCard', bankCardFormFields(card));
  },
  internationalCard: async () => readInternationalCard(await call('internationalCard')),
  saveInternationalCard: async ({ values }) => {
    await call('saveInternationalCard', internationalCardFields(values));
  },
});
