import type { ProductArea } from '../../../../core/config/offered.ts';

/** Their names in the menu of the home page: keys of its dictionary below `menu`. */
export const areaNames = {
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
  quiz: 'game',
  quickBuy: 'quickBuy',
  c2c: 'c2c',
  borrowing: 'loan',
  otc: 'otc',
} as const satisfies Readonly<Record<ProductArea, string>>;
