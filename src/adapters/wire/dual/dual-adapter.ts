import type { DualPort } from '../../../core/ports/dual-port.ts';
import { holdingsFields, indexFields, readDualHoldings, readDualProduct, readDualProducts } from './dual-codec.ts';
import type { Wire } from '../wire.ts';

export const dualOver = ({ call }: Wire): DualPort => ({
  dualProducts: async (query) => readDualProducts(await call('dualProducts', indexFields(query))),
  dualProduct: async ({ productId }) => readDualProduct(await call('dualProduct', { id: productId })),
  buyDual: async ({ productId, shares }) => {
    await call('buyDual', {
      id: productId,
      num: String(shares),
      currency_id: undefined,
      type: undefined,
    });
  },
  dualHoldings: async (query) => readDualHoldings(await call('dualHoldings', holdingsFields(query)), query),
});
