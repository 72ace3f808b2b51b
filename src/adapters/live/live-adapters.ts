import type { HttpTransport } from '../../core/ports/http-transport.ts';
import type { RealtimeTransport } from '../../core/ports/realtime-transport.ts';
import { HttpFavouritesAdapter } from '../wire/favourites/favourites-http-adapter.ts';
import { HttpOptionsAdapter } from '../wire/options/options-http-adapter.ts';
import { HttpTradingAdapter } from '../wire/trading/trading-http-adapter.ts';
import { HttpWalletAdapter } from '../wire/wallet/wallet-http-adapter.ts';
import { liveOptionsEvents, liveTradingEvents } from './live-events.ts';
import { liveFavouritesPaths, liveOptionsPaths, liveTradingPaths, liveWalletPaths } from './live-paths.ts';

// The addresses of the calls arrive with the adapters that use them: the frame is drawn without.

export const tradingOver = (http: HttpTransport, realtime: RealtimeTransport) =>
  new HttpTradingAdapter({ http, realtime, paths: liveTradingPaths, events: liveTradingEvents });
export const optionsOver = (http: HttpTransport, realtime: RealtimeTransport) =>
  new HttpOptionsAdapter({ http, realtime, paths: liveOptionsPaths, events: liveOptionsEvents });
export const walletOver = (http: HttpTransport) => new HttpWalletAdapter(http, liveWalletPaths);
export const favouritesOver = (http: HttpTransport) => new HttpFavouritesAdapter(http, liveFavouritesPaths);
