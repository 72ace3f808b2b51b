import { DualPort } from '../../../src/core/ports/dual-port.ts';
import { promise, refusal, seeNoRepetition, seeRefused, type PortPromise } from './port-promise.ts';

const nowhere = '999999';

export const dualPromises: readonly PortPromise[] = [
  promise('dualProducts: each once', 'nobody', async ({ port }) => {
    seeNoRepetition(await port(DualPort).dualProducts({}), 'message.dual_currencys[*].id');
  }),
  promise('dualProduct: those of the list can be read', 'nobody', async ({ port }) => {
    const [first] = await port(DualPort).dualProducts({});
    if (first !== undefined) await port(DualPort).dualProduct({ productId: first.id });
  }),
  refusal('buyDual: nothing, of what is not offered, is refused', ({ port }) =>
    seeRefused(port(DualPort).buyDual({ productId: nowhere, shares: 0 })),
  ),
  promise('dualHoldings: in pages without overlap', 'person', async ({ port }) => {
    const of = (page: number) => port(DualPort).dualHoldings({ page, limit: 3, numbering: 'labels' });
    const [first, second] = [await of(1), await of(2)];
    seeNoRepetition([...first.items, ...second.items], 'message.list[*].id');
  }),
];
