import { PayeesPort } from '../../../src/core/ports/payees-port.ts';
import { promise, refusal, see, seeNoRepetition, seeRefused, type PortPromise } from './port-promise.ts';

export const payeePromises: readonly PortPromise[] = [
  promise('savedAddresses: AC2 no address is listed twice', 'person', async ({ port }) => {
    const { items } = await port(PayeesPort).savedAddresses({ page: 1, limit: 10 });
    seeNoRepetition(items, 'message.data[].id');
  }),
  refusal('deleteAddress: one that is not there is refused', ({ port }) =>
    seeRefused(port(PayeesPort).deleteAddress({ id: '999999999' })),
  ),
  promise('bankCard: can be read, whether there is one or not', 'person', async ({ port }) => {
    const { card } = await port(PayeesPort).bankCard();
    see(card === undefined || card.bank !== '', { at: 'message.bank_name', expected: 'a bank', got: 'none' });
  }),
  promise('internationalCard: every line has a label', 'person', async ({ port }) => {
    const lines = await port(PayeesPort).internationalCard();
    const unnamed = lines.filter(({ label }) => label.trim() === '').length;
    see(unnamed === 0, { at: 'message.forms', expected: 'a text', got: `${unnamed} empty` });
  }),
];
