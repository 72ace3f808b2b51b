import type { FavouritesPort } from '../../core/ports/favourites-port.ts';
import type { PathsOf } from '../../core/ports/http-transport.ts';
import type { TradingPort } from '../../core/ports/trading-port.ts';
import type { WalletPort } from '../../core/ports/wallet-port.ts';

export const liveTradingPaths = {
  placeSpotOrder: 'POST /coin/trade',
  cancelSpotOrder: 'POST /coin/cancelTrade',
  spotOrders: 'GET /coin/list',
} as const satisfies PathsOf<TradingPort>;

export const liveWalletPaths = {
  wallets: 'POST /wallet/list',
  walletDetail: 'POST /wallet/detail',
  bills: 'POST /wallet/legal_log',
} as const satisfies PathsOf<WalletPort>;

export const liveFavouritesPaths = {
  favourites: 'GET /optional/list',
  addFavourite: 'POST /optional/add',
  removeFavourite: 'POST /optional/del',
} as const satisfies PathsOf<FavouritesPort>;
