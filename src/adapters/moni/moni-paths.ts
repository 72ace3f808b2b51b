import type { FavouritesPort } from '../../core/ports/favourites-port.ts';
import type { PathsOf } from '../../core/ports/http-transport.ts';
import type { OptionsPort } from '../../core/ports/options-port.ts';
import type { TradingPort } from '../../core/ports/trading-port.ts';
import type { WalletPort } from '../../core/ports/wallet-port.ts';

export const moniTradingPaths = {
  placeSpotOrder: 'POST /monicoin/trade',
  cancelSpotOrder: 'POST /monicoin/cancelTrade',
  spotOrders: 'GET /monicoin/list',
  contractTerms: 'POST /monilever/deal',
  placeContractOrder: 'POST /monilever/submit',
  cancelContractOrder: 'POST /monilever/cancelTrade',
  contractAccount: 'POST /monilever/dealall',
  contractOrders: 'POST /monilever/my_trade',
  setContractStops: 'POST /monilever/setstop',
  closePosition: 'POST /monilever/close',
  closePositions: 'POST /monilever/batch_close',
} as const satisfies PathsOf<TradingPort>;

export const moniOptionsPaths = {
  payableCurrencies: 'GET /monimicrotrade/payable_currencies',
  secondsPeriods: 'GET /monimicrotrade/seconds',
  placeSecondsOrder: 'POST /monimicrotrade/submit',
  secondsOrders: 'GET /monimicrotrade/lists',
  secondsResult: 'GET /monimicrotrade/get_result',
} as const satisfies PathsOf<OptionsPort>;

export const moniWalletPaths = {
  wallets: 'POST /moniwallet/list',
  walletDetail: 'POST /moniwallet/detail',
  bills: 'POST /moniwallet/legal_log',
  transferBetweenAccounts: 'POST /moniwallet/change',
  accountTransfers: 'GET /moniwallet/hzhistory',
} as const satisfies PathsOf<WalletPort>;

export const moniFavouritesPaths = {
  favourites: 'GET /monioptional/list',
  addFavourite: 'POST /monioptional/add',
  removeFavourite: 'POST /monioptional/del',
} as const satisfies PathsOf<FavouritesPort>;
