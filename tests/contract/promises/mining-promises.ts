import { amount } from '../../../src/core/money/amount.ts';
import { MiningPort } from '../../../src/core/ports/mining-port.ts';
import { promise, refusal, seeNoRepetition, seeRefused, type PortPromise } from './port-promise.ts';

const nowhere = '999999';

export const miningPromises: readonly PortPromise[] = [
  promise('miningCurrencies: each once', 'nobody', async ({ port }) => {
    seeNoRepetition(await port(MiningPort).miningCurrencies(), 'message[*].id');
  }),
  promise('miningClasses: each once', 'nobody', async ({ port }) => {
    seeNoRepetition(await port(MiningPort).miningClasses(), 'message[*].id');
  }),
  promise('miningProducts: of one currency, each once', 'nobody', async ({ port }) => {
    const [first] = await port(MiningPort).miningCurrencies();
    const of = first === undefined ? {} : { currencyId: first.id };
    seeNoRepetition((await port(MiningPort).miningProducts({ ...of, page: 1 })).items, 'message[*].id');
  }),
  refusal('lockFunds: nothing, in what is not offered, is refused', ({ port }) =>
    seeRefused(port(MiningPort).lockFunds({ productId: nowhere, amount: amount('0') })),
  ),
  promise('miningOrders: in pages without overlap', 'person', async ({ port }) => {
    const first = await port(MiningPort).miningOrders({ page: 1, limit: 3 });
    const second = await port(MiningPort).miningOrders({ page: 2, limit: 3 });
    seeNoRepetition([...first.page.items, ...second.page.items], 'message.order_list[*].id');
  }),
  promise('endedMiningOrders: each once', 'person', async ({ port }) => {
    const { page } = await port(MiningPort).endedMiningOrders({ page: 1, limit: 10, isEarly: false });
    seeNoRepetition(page.items, 'message.order_list[*].id');
  }),
  refusal('redeemEarly: an unknown one is refused', ({ port }) =>
    seeRefused(port(MiningPort).redeemEarly({ orderId: nowhere })),
  ),
  refusal('takeInterest: of an unknown one it is refused', ({ port }) =>
    seeRefused(port(MiningPort).takeInterest({ orderId: nowhere, amount: amount('1') })),
  ),
];
