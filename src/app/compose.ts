import { Container, type ContainerModule } from 'inversify';
import { liveModule } from '../adapters/live/live-module.ts';
import { moniModule } from '../adapters/moni/moni-module.ts';
import { lateHttp } from '../adapters/wire/http/late-http.ts';
import { identifiedRequests } from '../adapters/wire/http/request-id.ts';
import { openBrowserStorage } from '../adapters/wire/platform/browser-storage.ts';
import { MeasuredServerClock } from '../adapters/wire/platform/measured-server-clock.ts';
import { elapsedMs, SystemClock } from '../adapters/wire/platform/system-clock.ts';
import { clientFor, loadV4Client } from '../adapters/wire/realtime/client-for.ts';
import { asTransportClasses, type TransportClasses } from '../adapters/wire/realtime/realtime-client.ts';
import { SocketIoTransport } from '../adapters/wire/realtime/socket-io-transport.ts';
import { StoredDialect } from '../adapters/wire/platform/stored-dialect.ts';
import { StoredKnownCalls } from '../adapters/wire/platform/stored-known-calls.ts';
import { sharedModule } from '../adapters/wire/shared-module.ts';
import type { WireParts } from '../adapters/wire/calls/wire.ts';
import { AccountScope, type AccountId } from '../core/account/account-scope.ts';
import type { RuntimeConfig } from '../core/config/runtime-config.ts';
import { provideLate } from '../core/di/late/late-ports.ts';
import { Clock, ServerClock } from '../core/time/clock.ts';
import { DialectSource } from '../core/platform/dialect-source.ts';
import { FiatRatesPort } from '../core/ports/fiat-rates-port.ts';
import { HttpTransport } from '../core/platform/http-transport.ts';
import { KnownCalls } from '../core/platform/known-calls.ts';
import { RealtimeTransport } from '../core/platform/realtime-transport.ts';
import { ServerInfo } from '../core/platform/server-info.ts';
import { ServerOffer } from '../core/platform/server-offer.ts';
import { Session } from '../core/platform/session.ts';
import { PersonalStorage } from '../core/platform/personal-storage.ts';
import { KeyValueStorage } from '../core/platform/storage.ts';
import { BusyIndicator, BusyIndicatorToken } from '../core/query/busy-indicator.ts';
import { applyLaunchRule } from '../core/session/launch-rule.ts';
import { watchDepartures } from '../core/session/leaving.ts';
import { SessionStore } from '../core/session/session-store.ts';
import { personPrefix, staysOnDevice, watchEnds } from '../core/session/what-stays.ts';
import { takeAhead } from './compose-ask-ahead.ts';

/** The server behind the transports: the network, or a backend in this page. */
interface Server {
  readonly kind: ServerInfo['kind'];
  readonly fetch: typeof fetch;
  readonly isOnline: () => boolean;
  readonly transportClasses: TransportClasses | undefined;
  /** Binds what only this kind of server has. */
  readonly bindOwn: (container: Container) => void;
}

export interface Composition {
  readonly container: Container;
  readonly accounts: Readonly<Record<AccountId, AccountScope>>;
}

const network: Server = {
  kind: 'network',
  fetch: (input, init) => takeAhead(input, init) ?? fetch(input, init),
  isOnline: () => navigator.onLine,
  transportClasses: undefined,
  bindOwn: () => undefined,
};

/** A build-time condition, so that a build for real servers contains nothing of the demo. */
async function openServer(storage: KeyValueStorage): Promise<Server> {
  if (__SERVER__ !== 'in-browser') return network;
  const [{ createInBrowserServer }, { PresenterPort }] = await Promise.all([
    import('../adapters/mock/mock-module.ts'),
    import('../core/ports/presenter-port.ts'),
  ]);
  const backend = await createInBrowserServer(async (world) => {
    const { askAboutUnreadableWorld } = await import('./unreadable-world.tsx');
    return askAboutUnreadableWorld({ ...world, language: new SessionStore(storage).state().language });
  });
  return {
    kind: 'in-browser',
    fetch: backend.fetch,
    // A backend in the page works without a network.
    isOnline: () => true,
    transportClasses: asTransportClasses(backend.transportClasses),
    bindOwn: (container) => {
      container.bind(PresenterPort).toConstantValue(backend.presenter);
    },
  };
}

function bindPlatform(container: Container, server: Server, storage: KeyValueStorage): void {
  const clock = new SystemClock();
  container.bind<Clock>(Clock).toConstantValue(clock);
  container.bind<ServerClock>(ServerClock).toConstantValue(new MeasuredServerClock(clock));
  container.bind<KeyValueStorage>(KeyValueStorage).toConstantValue(storage);
  container.bind<ServerInfo>(ServerInfo).toConstantValue({ kind: server.kind, isOneFile: __ONE_FILE__ });
  container.bind<Session>(Session).toConstantValue(new SessionStore(storage));
  container.bind<BusyIndicator>(BusyIndicatorToken).toConstantValue(new BusyIndicator(clock));
  server.bindOwn(container);
}

function bindTransports(container: Container, server: Server, config: RuntimeConfig): WireParts {
  const session = container.get<Session>(Session);
  const clock = container.get<Clock>(Clock);
  const storage = container.get<KeyValueStorage>(KeyValueStorage);
  const dialect = new StoredDialect({ apiBase: config.apiBase, storage, configured: config.dialect.family });
  const http = lateHttp({
    apiBase: config.apiBase,
    credentials: config.credentials,
    fileHost: config.fileHost,
    fetch: server.fetch,
    identifies: identifiedRequests(config, window.location.origin),
    session,
    storage,
    clock,
    dialect,
    serverClock: container.get<ServerClock>(ServerClock),
    busy: container.get<BusyIndicator>(BusyIndicatorToken),
    isOnline: server.isOnline,
    elapsedMs,
  });
  http.prepare();
  const realtime = new SocketIoTransport({
    url: config.realtime.url,
    // Decided at build time: the demo never needs the client for older servers.
    loadClient: __SERVER__ === 'in-browser' ? loadV4Client : clientFor({ ...config.realtime, storage }),
    transportClasses: server.transportClasses,
    session,
    clock,
  });
  const known = new StoredKnownCalls({ apiBase: config.apiBase, storage, clock });
  container.bind<HttpTransport>(HttpTransport).toConstantValue(http);
  container.bind<RealtimeTransport>(RealtimeTransport).toConstantValue(realtime);
  container.bind<KnownCalls>(KnownCalls).toConstantValue(known);
  container.bind<DialectSource>(DialectSource).toConstantValue(dialect);
  provideLate<{ rates: FiatRatesPort }>(container.bind.bind(container), { rates: FiatRatesPort }, async () => {
    const { HttpFiatRates } = await import('../adapters/wire/rates/fiat-rates-adapter.ts');
    return { rates: new HttpFiatRates({ url: config.ratesUrl, fetch: server.fetch, storage, clock }) };
  });
  provideLate<{ offer: ServerOffer }>(container.bind.bind(container), { offer: ServerOffer }, async () => {
    const { askedServerOffer } = await import('../adapters/wire/platform/asked-server-offer.ts');
    return { offer: askedServerOffer({ apiBase: config.apiBase, http, known, storage, clock, dialect }) };
  });
  return { http, realtime, clock, known, dialect };
}

/** Separates the data that builds for different servers leave on one device. */
const devicePrefix = (): string => `tandem.${__SERVER__}.`;

/** Wires ports and adapters: one root container, and one child for each account. */
export async function compose(config: RuntimeConfig): Promise<Composition> {
  const prefix = devicePrefix();
  const storage = openBrowserStorage(prefix);
  applyLaunchRule(storage);
  const server = await openServer(storage);
  const container = new Container({ defaultScope: 'Singleton' });
  bindPlatform(container, server, storage);
  const personal = openBrowserStorage(prefix + personPrefix);
  container.bind<PersonalStorage>(PersonalStorage).toConstantValue(personal);
  watchDepartures(personal);
  const parts = bindTransports(container, server, config);
  watchEnds(container.get<Session>(Session), () => {
    parts.known.forget();
    storage.keepOnly(staysOnDevice);
  });
  container.load(sharedModule(parts));

  const openAccount = (id: AccountId, module: ContainerModule): AccountScope => {
    const account = new Container({ parent: container, defaultScope: 'Singleton' });
    account.bind<KeyValueStorage>(KeyValueStorage).toConstantValue(openBrowserStorage(`${prefix}${id}.`));
    account.load(module);
    return new AccountScope(id, account);
  };
  const accounts = { live: openAccount('live', liveModule(parts)), moni: openAccount('moni', moniModule(parts)) };
  return { container, accounts };
}
