import type { AreaWithCard, ProductArea } from '../../../../core/config/product-areas.ts';

/** What the menu of the home page calls areas without a card of their own: keys of its dictionary below `menu`. */
export const menuNames = {
  spot: 'spot',
  contract: 'contract',
  seconds: 'seconds',
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
} as const satisfies Readonly<Record<Exclude<ProductArea, AreaWithCard>, string>>;
