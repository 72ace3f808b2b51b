import { lackingAs, type Rows } from '../../../core/domain/page.ts';
import { dualKinds, type DualKind, type DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { dialects } from '../../../core/domain/server/server-dialect.ts';
import type { DualPort } from '../../../core/ports/dual-port.ts';
import { holdingsFields, indexFields, readDualHoldings, readDualProduct, readDualProducts } from './dual-codec.ts';
import type { Wire } from '../calls/wire.ts';

interface Asked {
  readonly currencyId?: string;
  readonly kind?: DualKind;
}

/** The coins with such products on all known servers, for a server that answers only if a coin is named. */
const usualCoins = ['1', '2'] as const;

/** Both types: servers answer nothing without a named one. */
const ofBothKinds = ({ kind, ...coin }: Asked): readonly Asked[] =>
  (kind === undefined ? dualKinds : [kind]).map((one) => ({ ...coin, kind: one }));

const distinct = (lists: readonly Rows<DualProduct>[]): Rows<DualProduct> =>
  lackingAs([...new Map(lists.flat().map((product) => [product.id, product])).values()], ...lists);

export function dualOver({ call, family }: Wire): DualPort {
  const ask = async (queries: readonly Asked[]): Promise<Rows<DualProduct>> => {
    const answers = await Promise.all(
      queries.map(async (query) => readDualProducts(await call('dualProducts', indexFields(query)))),
    );
    return distinct(answers);
  };
  return {
    dualProducts: async (query) => {
      const products = await ask(ofBothKinds(query));
      if (products.length > 0 || products.unreadable !== undefined || query.currencyId !== undefined) return products;
      return ask(usualCoins.flatMap((currencyId) => ofBothKinds({ ...query, currencyId })));
    },
    dualProduct: async ({ productId }) => readDualProduct(await call('dualProduct', { id: productId })),
    buyDual: async ({ productId, shares }) => {
      await call('buyDual', {
        id: productId,
        num: String(shares),
        currency_id: undefined,
        type: undefined,
      });
    },
    dualHoldings: async ({ numbering = dialects[family()].dualStates, ...pages }) => {
      const query = { ...pages, numbering };
      return readDualHoldings(await call('dualHoldings', holdingsFields(query)), query);
    },
  };
}
