import { ContainerModule } from 'inversify';
import { provideLate } from '../../core/di/late/late-ports.ts';
import { MarketPort } from '../../core/ports/market-port.ts';
import { NewsPort } from '../../core/ports/news-port.ts';
import { ProfilePort } from '../../core/ports/profile-port.ts';
import { SitePort } from '../../core/ports/site-port.ts';
import { productTokens } from './product-tokens.gen.ts';
import type { WireParts } from './calls/wire.ts';

const everyVisit = {
  market: MarketPort,
  profile: ProfilePort,
  site: SitePort,
};

/** The ports shared by real and simulated money. They load in three groups: few visits need the last. */
export const sharedModule = (parts: WireParts) =>
  new ContainerModule(({ bind }) => {
    provideLate(bind, everyVisit, async () => (await import('./wire-ports.ts')).sharedPorts(parts));
    provideLate(bind, { news: NewsPort }, async () => (await import('./news-ports.ts')).newsPorts(parts));
    provideLate(bind, productTokens, async () => (await import('./product-ports.gen.ts')).productPorts(parts));
  });
