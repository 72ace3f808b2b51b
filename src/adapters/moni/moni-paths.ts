import type { FavouritesPort } from '../../core/ports/favourites-port.ts';
import type { PathsOf } from '../../core/ports/http-transport.ts';
import type { TradingPort } from '../../core/ports/trading-port.ts';
import type { WalletPort } from '../../core/ports/wallet-port.ts';

export const moniTradingPaths = {
  placeSpotOrder: 'POST /monicoin/trade',
  cancelSpotOrder: 'POST /monicoin/cancelTrade',
  spotOrders: 'GET /monicoin/list',
} as const satisfies PathsOf<TradingPort>;

export const moniWalletPaths = {
  wallets: 'POST /moniwallet/list',
  walletDetail: 'POST /moniwallet/detail',
  bills: 'POST /moniwallet/legal_log',
} as const satisfies PathsOf<WalletPort>;

export const moniFavouritesPaths = {
  favourites: 'GET /monioptional/list',
  addFavourite: 'POST /monioptional/add',
  removeFavourite: 'POST /monioptional/del',
} as const satisfies PathsOf<FavouritesPort>;
