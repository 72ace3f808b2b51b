import { ContainerModule } from 'inversify';
import { later } from '../../core/di/later.ts';
import { provide } from '../../core/di/provide.ts';
import { FavouritesPort } from '../../core/ports/favourites-port.ts';
import { HttpTransport } from '../../core/ports/http-transport.ts';
import { OptionsPort } from '../../core/ports/options-port.ts';
import { RealtimeTransport } from '../../core/ports/realtime-transport.ts';
import { TradingPort } from '../../core/ports/trading-port.ts';
import { WalletPort } from '../../core/ports/wallet-port.ts';
import { moniOptionsEvents, moniTradingEvents } from './moni-events.ts';
import { moniFavouritesPaths, moniOptionsPaths, moniTradingPaths, moniWalletPaths } from './moni-paths.ts';

/** The simulated account: the same adapters on other paths, and no other difference. */
export const moniModule = new ContainerModule(({ bind }) => {
  provide(bind, TradingPort, [HttpTransport, RealtimeTransport], (http, realtime) =>
    later(async () => {
      const { HttpTradingAdapter } = await import('../wire/trading/trading-http-adapter.ts');
      return new HttpTradingAdapter({ http, realtime, paths: moniTradingPaths, events: moniTradingEvents });
    }),
  );
  provide(bind, OptionsPort, [HttpTransport, RealtimeTransport], (http, realtime) =>
    later(async () => {
      const { HttpOptionsAdapter } = await import('../wire/options/options-http-adapter.ts');
      return new HttpOptionsAdapter({ http, realtime, paths: moniOptionsPaths, events: moniOptionsEvents });
    }),
  );
  provide(bind, WalletPort, [HttpTransport], (http) =>
    later(
      async () => new (await import('../wire/wallet/wallet-http-adapter.ts')).HttpWalletAdapter(http, moniWalletPaths),
    ),
  );
  provide(bind, FavouritesPort, [HttpTransport], (http) =>
    later(
      async () =>
        new (await import('../wire/favourites/favourites-http-adapter.ts')).HttpFavouritesAdapter(
          http,
          moniFavouritesPaths,
        ),
    ),
  );
});
