import { ContainerModule } from 'inversify';
import { provideLate } from '../../core/di/late/late-ports.ts';
import { NewsPort } from '../../core/ports/news-port.ts';
import { productTokens } from './product-tokens.gen.ts';
import type { WireParts } from './calls/wire.ts';

/** The ports that do not differ between real and simulated money. What every visit asks is in `first-ports.ts`. */
export const sharedModule = (parts: WireParts) =>
  new ContainerModule(({ bind }) => {
    provideLate(bind, { news: NewsPort }, async () => (await import('./news-ports.ts')).newsPorts(parts));
    provideLate(bind, productTokens, async () => (await import('./product-ports.gen.ts')).productPorts(parts));
  });
