import type { HttpTransport } from '../../core/ports/http-transport.ts';
import type { RealtimeTransport } from '../../core/ports/realtime-transport.ts';
import { HttpFavouritesAdapter } from '../wire/favourites/favourites-http-adapter.ts';
import { HttpOptionsAdapter } from '../wire/options/options-http-adapter.ts';
import { HttpTradingAdapter } from '../wire/trading/trading-http-adapter.ts';
import { HttpWalletAdapter } from '../wire/wallet/wallet-http-adapter.ts';
import { moniOptionsEvents, moniTradingEvents } from './moni-events.ts';
import { moniFavouritesPaths, moniOptionsPaths, moniTradingPaths, moniWalletPaths } from './moni-paths.ts';

// The addresses of the calls arrive with the adapters that use them: the frame is drawn without.

export const tradingOver = (http: HttpTransport, realtime: RealtimeTransport) =>
  new HttpTradingAdapter({ http, realtime, paths: moniTradingPaths, events: moniTradingEvents });
export const optionsOver = (http: HttpTransport, realtime: RealtimeTransport) =>
  new HttpOptionsAdapter({ http, realtime, paths: moniOptionsPaths, events: moniOptionsEvents });
export const walletOver = (http: HttpTransport) => new HttpWalletAdapter(http, moniWalletPaths);
export const favouritesOver = (http: HttpTransport) => new HttpFavouritesAdapter(http, moniFavouritesPaths);
