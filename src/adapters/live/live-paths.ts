import type { FavouritesPort } from '../../core/ports/favourites-port.ts';
import type { PathsOf } from '../../core/ports/http-transport.ts';
import type { OptionsPort } from '../../core/ports/options-port.ts';
import type { TradingPort } from '../../core/ports/trading-port.ts';
import type { WalletPort } from '../../core/ports/wallet-port.ts';

export const liveTradingPaths = {
  placeSpotOrder: 'POST /coin/trade',
  cancelSpotOrder: 'POST /coin/cancelTrade',
  spotOrders: 'GET /coin/list',
  contractTerms: 'POST /lever/deal',
  placeContractOrder: 'POST /lever/submit',
  cancelContractOrder: 'POST /lever/cancelTrade',
  contractAccount: 'POST /lever/dealall',
  contractOrders: 'POST /lever/my_trade',
  setContractStops: 'POST /lever/setstop',
  closePosition: 'POST /lever/close',
  closePositions: 'POST /lever/batch_close',
} as const satisfies PathsOf<TradingPort>;

export const liveOptionsPaths = {
  payableCurrencies: 'GET /microtrade/payable_currencies',
  secondsPeriods: 'GET /microtrade/seconds',
  placeSecondsOrder: 'POST /microtrade/submit',
  secondsOrders: 'GET /microtrade/lists',
  secondsResult: 'GET /microtrade/get_result',
} as const satisfies PathsOf<OptionsPort>;

export const liveWalletPaths = {
  wallets: 'POST /wallet/list',
  walletDetail: 'POST /wallet/detail',
  bills: 'POST /wallet/legal_log',
  transferBetweenAccounts: 'POST /wallet/change',
  accountTransfers: 'GET /wallet/hzhistory',
} as const satisfies PathsOf<WalletPort>;

export const liveFavouritesPaths = {
  favourites: 'GET /optional/list',
  addFavourite: 'POST /optional/add',
  removeFavourite: 'POST /optional/del',
} as const satisfies PathsOf<FavouritesPort>;
