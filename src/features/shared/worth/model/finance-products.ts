import { isOffered, type Products } from '../../../../core/config/offered.ts';
import type { RuntimeConfig } from '../../../../core/config/runtime-config.ts';
import type { ServerDialect } from '../../../../core/domain/server/server-dialect.ts';
import { routes, type RoutePath } from '../../../../core/navigation/routes.ts';

interface ProductRow {
  readonly id: string;
  /** The page that offers it. */
  readonly path: RoutePath;
  readonly icon: 'help' | 'lock' | 'photo' | 'rocket' | 'trending-up' | 'users';
}

/** In the order of the hub. The texts of each are in its own dictionary, or in the hub's below its id. */
export const financeProducts = [
  { id: 'lockMining', path: routes.lockming.lockming, icon: 'lock' },
  { id: 'invest', path: routes.invest.invest, icon: 'trending-up' },
  { id: 'ieo', path: routes.ieo.ieo, icon: 'rocket' },
  { id: 'copyTrading', path: routes.copytrade.copy, icon: 'users' },
  { id: 'nft', path: routes.nft.nft, icon: 'photo' },
  { id: 'quiz', path: routes.game.game, icon: 'help' },
] as const satisfies readonly ProductRow[];

export type FinanceProduct = (typeof financeProducts)[number];
export type FinanceProductId = FinanceProduct['id'];
export type ProductIconName = ProductRow['icon'];

/** The quiz needs a server with the extension, and some servers sell portfolios in place of dual investment. */
const isSold = (
  id: FinanceProductId,
  { capabilities }: Pick<RuntimeConfig, 'capabilities'>,
  { dual }: Pick<ServerDialect, 'dual'>,
): boolean => {
  if (id === 'quiz') return capabilities.quiz;
  return id !== 'invest' || dual === 'dual';
};

/** The products of this server, in the brand's order. */
export const offeredProducts = (
  config: Pick<RuntimeConfig, 'capabilities' | 'brand'> & { readonly products: Products },
  dialect: Pick<ServerDialect, 'dual'>,
): readonly FinanceProduct[] => {
  const sold = financeProducts.filter(
    ({ id, path }) => isOffered(config.products, path) && isSold(id, config, dialect),
  );
  return config.brand?.inOrder?.('products', sold) ?? sold;
};

/** The server sells portfolios in place of dual investment: what is held of them cannot be read. */
export const hasPortfolios = (
  { products }: Pick<RuntimeConfig, 'products'>,
  { dual }: Pick<ServerDialect, 'dual'>,
): boolean => dual === 'portfolio' && isOffered(products, routes.invest.invest);

export const iconOf = (product: FinanceProductId): ProductIconName | undefined =>
  financeProducts.find(({ id }) => id === product)?.icon;
