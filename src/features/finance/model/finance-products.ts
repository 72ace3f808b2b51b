import { isOffered } from '../../../core/config/offered.ts';
import type { RuntimeConfig } from '../../../core/config/runtime-config.ts';
import { routes, type RoutePath } from '../../../core/navigation/routes.ts';

export const financeProductIds = ['lockMining', 'invest', 'ieo', 'copyTrading', 'nft', 'quiz'] as const;
export type FinanceProductId = (typeof financeProductIds)[number];

export interface FinanceProduct {
  readonly id: FinanceProductId;
  /** The page that offers it. */
  readonly path: RoutePath;
}

/** In the order of the hub. The texts of each are in the dictionary, below its id. */
const financeProducts: readonly FinanceProduct[] = [
  { id: 'lockMining', path: routes.lockming.lockming },
  { id: 'invest', path: routes.invest.invest },
  { id: 'ieo', path: routes.ieo.ieo },
  { id: 'copyTrading', path: routes.copytrade.copy },
  { id: 'nft', path: routes.nft.nft },
  { id: 'quiz', path: routes.game.game },
];

/** The products of this server; the quiz needs a server with the extension. */
export const offeredProducts = ({
  products,
  capabilities,
}: Pick<RuntimeConfig, 'products' | 'capabilities'>): readonly FinanceProduct[] =>
  financeProducts.filter(({ id, path }) => isOffered(products, path) && (id !== 'quiz' || capabilities.quiz));
