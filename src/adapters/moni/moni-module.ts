import { ContainerModule } from 'inversify';
import { later } from '../../core/di/later.ts';
import { provide } from '../../core/di/provide.ts';
import { FavouritesPort } from '../../core/ports/favourites-port.ts';
import { HttpTransport } from '../../core/ports/http-transport.ts';
import { OptionsPort } from '../../core/ports/options-port.ts';
import { RealtimeTransport } from '../../core/ports/realtime-transport.ts';
import { TradingPort } from '../../core/ports/trading-port.ts';
import { WalletPort } from '../../core/ports/wallet-port.ts';

const adapters = () => import('./moni-adapters.ts');

/** The simulated account: the same adapters on other paths, and no other difference. */
export const moniModule = new ContainerModule(({ bind }) => {
  provide(bind, TradingPort, [HttpTransport, RealtimeTransport], (http, realtime) =>
    later(async () => (await adapters()).tradingOver(http, realtime)),
  );
  provide(bind, OptionsPort, [HttpTransport, RealtimeTransport], (http, realtime) =>
    later(async () => (await adapters()).optionsOver(http, realtime)),
  );
  provide(bind, WalletPort, [HttpTransport], (http) => later(async () => (await adapters()).walletOver(http)));
  provide(bind, FavouritesPort, [HttpTransport], (http) => later(async () => (await adapters()).favouritesOver(http)));
});
