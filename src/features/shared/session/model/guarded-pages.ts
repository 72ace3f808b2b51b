import { routes } from '../../../../core/navigation/routes.ts';
import { guardedActions, type GuardedAction } from '../../../../core/rules/people/account-locks.ts';

/**
 * The pages of what a lock may forbid, so that a person is told before the form. The desks of trading say it beside
 * their tickets, because their pages have no room above.
 */
const pages: Readonly<Partial<Record<GuardedAction, readonly string[]>>> = {
  withdrawal: [routes.fund.withdraw],
  transfer: [routes.fund.transfer],
  convert: [routes.fund.fundTransfer],
  purchase: [routes.common.c2c, routes.common.c2cshow, routes.otc.otc],
  mining: [routes.lockming.lockming, routes.lockming.buy, routes.lockming.lockmingclass],
  dual: [routes.invest.invest, routes.invest.purchase],
  launch: [routes.ieo.ieo, routes.ieo.subscribe],
  nft: [
    routes.nft.nft,
    routes.nft.artworkDetail,
    routes.nft.artworkDetailVideo,
    routes.nft.purchase,
    routes.nft.purchaseOne,
    routes.nft.resell,
    routes.nft.myNft,
  ],
  quiz: Object.values(routes.game),
  copyTrading: [routes.copytrade.copy, routes.copytrade.trader, ...Object.values(routes.follow)],
  loan: [routes.common.borrowing],
};

/** What the page of an address is for; undefined where no lock forbids anything. */
export const guardedAt = (path: string): GuardedAction | undefined =>
  guardedActions.find((action) => pages[action]?.includes(path));
