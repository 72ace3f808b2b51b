import { routes } from '../../../core/navigation/routes.ts';

const trade = `${routes.transaction.currency}?symbol=BTC/USDT`;

/** Five pages' worth of product, each with the part that the step speaks of. */
export const tourSteps = [
  { id: 'home', path: routes.home, target: '[data-mode-badge]' },
  { id: 'market', path: routes.market.market, target: 'main [role="listitem"]' },
  { id: 'ticket', path: trade, target: 'main form' },
  { id: 'confirm', path: trade, target: 'main form button[type="submit"]' },
  { id: 'assets', path: routes.fund.assets, target: 'main' },
] as const;
