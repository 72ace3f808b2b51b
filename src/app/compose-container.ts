import { Container, type ContainerModule } from 'inversify';
import { liveModule } from '../adapters/live/live-module.ts';
import { moniModule } from '../adapters/moni/moni-module.ts';
import { sharedModule } from '../adapters/wire/shared-module.ts';
import type { WireParts } from '../adapters/wire/calls/wire.ts';
import type { AccountId } from '../core/account/account-scope.ts';
import type { RuntimeConfig } from '../core/config/runtime-config.ts';
import { bindStanding, provideLate, type Standing } from '../core/di/late/late-ports.ts';
import { placeTimesOf, readServerZone } from '../core/i18n/zone/server-zone.ts';
import { FiatRatesPort } from '../core/ports/fiat-rates-port.ts';
import { ServerOffer } from '../core/platform/server-offer.ts';
import type { KeyValueStorage } from '../core/platform/storage.ts';
import { followZoneOfDemo } from './demo-zone/follow-zone-of-demo.ts';

export interface ContainerParts {
  readonly config: Pick<RuntimeConfig, 'apiBase' | 'ratesUrl' | 'serverTimeZone'>;
  readonly fetch: typeof fetch;
  readonly storage: KeyValueStorage;
  readonly wire: WireParts;
  /** The ports that exist already: the shared ones, and those of each account. */
  readonly here: Readonly<Record<'root' | AccountId, readonly Standing[]>>;
}

function bindLate(container: Container, { config, fetch, storage, wire }: ContainerParts): void {
  const { http, clock, known, dialect } = wire;
  provideLate<{ rates: FiatRatesPort }>(container.bind.bind(container), { rates: FiatRatesPort }, async () => {
    const { HttpFiatRates } = await import('../adapters/wire/rates/fiat-rates-adapter.ts');
    return { rates: new HttpFiatRates({ url: config.ratesUrl, fetch, storage, clock }) };
  });
  provideLate<{ offer: ServerOffer }>(container.bind.bind(container), { offer: ServerOffer }, async () => {
    const { askedServerOffer } = await import('../adapters/wire/platform/asked-server-offer.ts');
    return { offer: askedServerOffer({ apiBase: config.apiBase, http, known, storage, clock, dialect }) };
  });
}

/** One container for everything, and one below it for each account. They load with the first port that not every visit uses. */
export function openContainers(parts: ContainerParts) {
  const root = new Container({ defaultScope: 'Singleton' });
  bindStanding(root.bind.bind(root), parts.here.root);
  bindLate(root, parts);
  const { config, storage, wire } = parts;
  placeTimesOf(readServerZone(config, storage));
  if (__SERVER__ === 'in-browser') followZoneOfDemo(config, storage, wire.dialect);
  root.load(sharedModule(parts.wire));
  const openAccount = (id: AccountId, module: ContainerModule): Container => {
    const account = new Container({ parent: root, defaultScope: 'Singleton' });
    bindStanding(account.bind.bind(account), parts.here[id]);
    account.load(module);
    return account;
  };
  return { root, live: openAccount('live', liveModule(parts.wire)), moni: openAccount('moni', moniModule(parts.wire)) };
}
