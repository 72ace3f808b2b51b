import { ContainerModule } from 'inversify';
import { later } from '../../core/di/later.ts';
import { provide } from '../../core/di/provide.ts';
import { FavouritesPort } from '../../core/ports/favourites-port.ts';
import { HttpTransport } from '../../core/ports/http-transport.ts';
import { TradingPort } from '../../core/ports/trading-port.ts';
import { WalletPort } from '../../core/ports/wallet-port.ts';
import { liveFavouritesPaths, liveTradingPaths, liveWalletPaths } from './live-paths.ts';

/** The real account: what a person owns. */
export const liveModule = new ContainerModule(({ bind }) => {
  provide(bind, TradingPort, [HttpTransport], (http) =>
    later(
      async () =>
        new (await import('../wire/trading/trading-http-adapter.ts')).HttpTradingAdapter(http, liveTradingPaths),
    ),
  );
  provide(bind, WalletPort, [HttpTransport], (http) =>
    later(
      async () => new (await import('../wire/wallet/wallet-http-adapter.ts')).HttpWalletAdapter(http, liveWalletPaths),
    ),
  );
  provide(bind, FavouritesPort, [HttpTransport], (http) =>
    later(
      async () =>
        new (await import('../wire/favourites/favourites-http-adapter.ts')).HttpFavouritesAdapter(
          http,
          liveFavouritesPaths,
        ),
    ),
  );
});
