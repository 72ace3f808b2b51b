import { amount } from '../../../src/core/money/amount.ts';
import { DepositsPort } from '../../../src/core/ports/deposits-port.ts';
import { promise, refusal, see, seeNoRepetition, seeRefused, type PortPromise } from './port-promise.ts';

export const depositPromises: readonly PortPromise[] = [
  promise('depositAddresses: an unknown currency is refused', 'person', ({ port }) =>
    seeRefused(port(DepositsPort).depositAddresses({ currencyId: '999999' })),
  ),
  promise('depositChannels: each can be told from the others', 'nobody', async ({ port }) => {
    const ids = (await port(DepositsPort).depositChannels()).map(({ id }) => id);
    see(new Set(ids).size === ids.length, { at: 'message.list[*].id', expected: 'another for each', got: 'one twice' });
  }),
  refusal('reportDeposit: nothing paid is refused', async ({ port, ground }) => {
    const currencyId = (await ground()).pair.quoteId;
    const report = { currencyId, amount: amount('0'), voucher: 'none', place: { network: undefined, address: '' } };
    await seeRefused(port(DepositsPort).reportDeposit(report));
  }),
  promise('deposits: in pages without overlap', 'person', async ({ port }) => {
    const first = await port(DepositsPort).deposits({ page: 1, limit: 3 });
    const second = await port(DepositsPort).deposits({ page: 2, limit: 3 });
    seeNoRepetition([...first.items, ...second.items], 'message.data[*].id');
  }),
];
