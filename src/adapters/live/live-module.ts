import { ContainerModule } from 'inversify';
import { provide } from '../../core/di/provide.ts';
import { FavouritesPort } from '../../core/ports/favourites-port.ts';
import { HttpTransport } from '../../core/ports/http-transport.ts';
import { TradingPort } from '../../core/ports/trading-port.ts';
import { WalletPort } from '../../core/ports/wallet-port.ts';
import { HttpFavouritesAdapter } from '../wire/favourites/favourites-http-adapter.ts';
import { HttpTradingAdapter } from '../wire/trading/trading-http-adapter.ts';
import { HttpWalletAdapter } from '../wire/wallet/wallet-http-adapter.ts';
import { liveFavouritesPaths, liveTradingPaths, liveWalletPaths } from './live-paths.ts';

/** The real account: what a person owns. */
export const liveModule = new ContainerModule(({ bind }) => {
  provide(bind, TradingPort, [HttpTransport], (http) => new HttpTradingAdapter(http, liveTradingPaths));
  provide(bind, WalletPort, [HttpTransport], (http) => new HttpWalletAdapter(http, liveWalletPaths));
  provide(bind, FavouritesPort, [HttpTransport], (http) => new HttpFavouritesAdapter(http, liveFavouritesPaths));
});
