import { ContainerModule } from 'inversify';
import { provide } from '../../core/di/provide.ts';
import { AccessPort } from '../../core/ports/access-port.ts';
import { Clock } from '../../core/ports/clock.ts';
import { FundsPort } from '../../core/ports/funds-port.ts';
import { HttpTransport } from '../../core/ports/http-transport.ts';
import { MarketPort } from '../../core/ports/market-port.ts';
import { NewsPort } from '../../core/ports/news-port.ts';
import { ProfilePort } from '../../core/ports/profile-port.ts';
import { RealtimeTransport } from '../../core/ports/realtime-transport.ts';
import { SitePort } from '../../core/ports/site-port.ts';
import { HttpAccessAdapter } from './access/access-http-adapter.ts';
import { HttpFundsAdapter } from './funds/funds-http-adapter.ts';
import { HttpMarketAdapter } from './market/market-http-adapter.ts';
import { HttpNewsAdapter } from './news/news-http-adapter.ts';
import { HttpProfileAdapter } from './profile/profile-http-adapter.ts';
import { accessPaths, fundsPaths, marketPaths, newsPaths, profilePaths, sitePaths } from './root-paths.ts';
import { HttpSiteAdapter } from './site/site-http-adapter.ts';

/** The ports that do not differ between real and simulated accounts. The transports and the clock are bound elsewhere. */
export const rootModule = new ContainerModule(({ bind }) => {
  provide(bind, AccessPort, [HttpTransport], (http) => new HttpAccessAdapter(http, accessPaths));
  provide(bind, ProfilePort, [HttpTransport], (http) => new HttpProfileAdapter(http, profilePaths));
  provide(bind, SitePort, [HttpTransport], (http) => new HttpSiteAdapter(http, sitePaths));
  provide(bind, NewsPort, [HttpTransport], (http) => new HttpNewsAdapter(http, newsPaths));
  provide(bind, FundsPort, [HttpTransport], (http) => new HttpFundsAdapter(http, fundsPaths));
  provide(
    bind,
    MarketPort,
    [HttpTransport, RealtimeTransport, Clock],
    (http, realtime, clock) => new HttpMarketAdapter({ http, realtime, clock, paths: marketPaths }),
  );
});
