import { productAreas, type ProductArea } from '../../../../core/config/product-areas.ts';
import type { CardNamespace } from '../../../../core/i18n/keys.d.ts';

/** Names of areas in the menu of the home page: keys of its dictionary below `menu`. */
export const menuNames = {
  spot: 'spot',
  contracts: 'contracts',
  options: 'options',
  forex: 'forex',
  simulated: 'simulated',
  copyTrading: 'copyTrading',
  lockMining: 'lockMining',
  subscription: 'ieo',
  invest: 'invest',
  nft: 'nft',
  quickBuy: 'quickBuy',
  c2c: 'c2c',
  borrowing: 'loan',
  otc: 'otc',
} as const satisfies Readonly<Partial<Record<ProductArea, string>>>;

const isInMenu = (area: ProductArea): area is keyof typeof menuNames => area in menuNames;

/** Areas with a card of their own, in a dictionary of their name: an area has one or stands in the menu. */
const areasWithCard = productAreas.filter((area) => !isInMenu(area));
type AreaWithCard = (typeof areasWithCard)[number];
export const hasCard = (name: string): name is AreaWithCard => areasWithCard.some((area) => area === name);

/** A type error here asks for `card` in `locales/en/<area>.json`, or for a row in the menu. */
export const cardWords: readonly CardNamespace[] = areasWithCard;
