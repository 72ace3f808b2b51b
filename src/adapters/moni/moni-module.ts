import { ContainerModule } from 'inversify';
import { provide } from '../../core/di/provide.ts';
import { FavouritesPort } from '../../core/ports/favourites-port.ts';
import { HttpTransport } from '../../core/ports/http-transport.ts';
import { TradingPort } from '../../core/ports/trading-port.ts';
import { WalletPort } from '../../core/ports/wallet-port.ts';
import { HttpFavouritesAdapter } from '../wire/favourites/favourites-http-adapter.ts';
import { HttpTradingAdapter } from '../wire/trading/trading-http-adapter.ts';
import { HttpWalletAdapter } from '../wire/wallet/wallet-http-adapter.ts';
import { moniFavouritesPaths, moniTradingPaths, moniWalletPaths } from './moni-paths.ts';

/** The simulated account: the same adapters on other paths, and no other difference. */
export const moniModule = new ContainerModule(({ bind }) => {
  provide(bind, TradingPort, [HttpTransport], (http) => new HttpTradingAdapter(http, moniTradingPaths));
  provide(bind, WalletPort, [HttpTransport], (http) => new HttpWalletAdapter(http, moniWalletPaths));
  provide(bind, FavouritesPort, [HttpTransport], (http) => new HttpFavouritesAdapter(http, moniFavouritesPaths));
});
