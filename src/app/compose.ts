import { liveAccount } from '../adapters/live/live-account.ts';
import { moniAccount } from '../adapters/moni/moni-account.ts';
import { firstAccountPorts, firstPorts } from '../adapters/wire/first-ports.ts';
import { lateHttp } from '../adapters/wire/http/late-http.ts';
import { identifiedRequests } from '../adapters/wire/http/request-id.ts';
import { openBrowserStorage, type BrowserStorage } from '../adapters/wire/platform/browser-storage.ts';
import { MeasuredServerClock } from '../adapters/wire/platform/measured-server-clock.ts';
import { elapsedMs, SystemClock } from '../adapters/wire/platform/system-clock.ts';
import { clientFor, loadV4Client } from '../adapters/wire/realtime/client-for.ts';
import { asTransportClasses, type TransportClasses } from '../adapters/wire/realtime/realtime-client.ts';
import { SocketIoTransport } from '../adapters/wire/realtime/socket-io-transport.ts';
import { StoredDialect } from '../adapters/wire/platform/stored-dialect.ts';
import { StoredKnownCalls } from '../adapters/wire/platform/stored-known-calls.ts';
import type { Account, WireParts } from '../adapters/wire/calls/wire.ts';
import { AccountScope, type AccountId } from '../core/account/account-scope.ts';
import type { RuntimeConfig } from '../core/config/runtime-config.ts';
import { Arrival, latePort, standing, type Standing } from '../core/di/late/late-ports.ts';
import { PortsAhead } from '../core/di/late/ports-ahead.ts';
import type { Token } from '../core/di/token.ts';
import type { Ports } from '../core/di/use-port.ts';
import { Clock, ServerClock } from '../core/time/clock.ts';
import { DialectSource } from '../core/platform/dialect-source.ts';
import { HttpTransport } from '../core/platform/http-transport.ts';
import { KnownCalls } from '../core/platform/known-calls.ts';
import { nextTask } from '../core/waiting/next-task.ts';
import { OptionsPort } from '../core/ports/options-port.ts';
import { RealtimeTransport } from '../core/platform/realtime-transport.ts';
import { ServerInfo } from '../core/platform/server-info.ts';
import { Session } from '../core/platform/session.ts';
import { PersonalStorage } from '../core/platform/personal-storage.ts';
import { KeyValueStorage } from '../core/platform/storage.ts';
import { TabStorage } from '../core/platform/tab-storage.ts';
import { BusyIndicator, BusyIndicatorToken } from '../core/query/busy-indicator.ts';
import { applyLaunchRule } from '../core/session/launch-rule.ts';
import { watchDepartures } from '../core/session/leaving.ts';
import { SessionStore } from '../core/session/session-store.ts';
import { personPrefix, staysOnDevice, watchEnds } from '../core/session/what-stays.ts';
import { firstSight } from '../core/waiting/first-sight.ts';
import { keptArea, keptPrefix } from './brand/kept-place.ts';
import { takeAhead } from './compose-ask-ahead.ts';

/** The server behind the transports: the network, or a backend in this page. */
interface Server {
  readonly kind: ServerInfo['kind'];
  readonly fetch: typeof fetch;
  readonly isOnline: () => boolean;
  readonly transportClasses: TransportClasses | undefined;
  /** What only this kind of server has. */
  readonly own: readonly Standing[];
}

export interface Composition {
  readonly container: Ports;
  readonly accounts: Readonly<Record<AccountId, AccountScope>>;
}

const network: Server = {
  kind: 'network',
  fetch: (input, init) => takeAhead(input, init) ?? fetch(input, init),
  isOnline: () => navigator.onLine,
  transportClasses: undefined,
  own: [],
};

/** A build-time condition, so that a build for real servers contains nothing of the demo. */
async function openServer(storage: KeyValueStorage, { brand }: RuntimeConfig): Promise<Server> {
  if (__SERVER__ !== 'in-browser') return network;
  const [{ createInBrowserServer }, { PresenterPort }] = await Promise.all([
    import('../adapters/mock/mock-module.ts'),
    import('../core/ports/presenter-port.ts'),
  ]);
  const backend = await createInBrowserServer(async (world) => {
    const { askAboutUnreadableWorld } = await import('./unreadable-world.tsx');
    return askAboutUnreadableWorld({
      ...world,
      language: new SessionStore(storage, brand?.languages).state().language,
    });
  });
  return {
    kind: 'in-browser',
    fetch: backend.fetch,
    // A backend in the page works without a network.
    isOnline: () => true,
    transportClasses: asTransportClasses(backend.transportClasses),
    own: [standing(PresenterPort, backend.presenter)],
  };
}

/** What stands on this device, whatever the server is. */
function openPlatform(storage: KeyValueStorage, { brand }: RuntimeConfig) {
  const clock = new SystemClock();
  return {
    clock,
    serverClock: new MeasuredServerClock(clock),
    session: new SessionStore(storage, brand?.languages),
    busy: new BusyIndicator(clock),
    storage,
  };
}
type Platform = ReturnType<typeof openPlatform>;

function openTransports(
  { clock, serverClock, session, busy, storage }: Platform,
  server: Server,
  config: RuntimeConfig,
) {
  const { apiBase } = config;
  const dialect = new StoredDialect({ apiBase, storage, clock, configured: config.dialect.family });
  const http = lateHttp({
    apiBase,
    credentials: config.credentials,
    fileHost: config.fileHost,
    fetch: server.fetch,
    identifies: identifiedRequests(config, window.location.origin),
    session,
    storage,
    clock,
    dialect,
    serverClock,
    busy,
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
  const known = new StoredKnownCalls({ apiBase, storage, clock });
  return { http, realtime, clock, known, dialect } satisfies WireParts;
}

/** What is given at once: the rest of the ports arrives with their container. */
const standingPorts = (platform: Platform, server: Server, wire: WireParts): readonly Standing[] => [
  standing<Clock>(Clock, platform.clock),
  standing<ServerClock>(ServerClock, platform.serverClock),
  standing<KeyValueStorage>(KeyValueStorage, platform.storage),
  standing<ServerInfo>(ServerInfo, { kind: server.kind, isOneFile: __ONE_FILE__ }),
  standing<Session>(Session, platform.session),
  standing<BusyIndicator>(BusyIndicatorToken, platform.busy),
  standing<HttpTransport>(HttpTransport, wire.http),
  standing<RealtimeTransport>(RealtimeTransport, wire.realtime),
  standing<KnownCalls>(KnownCalls, wire.known),
  standing<DialectSource>(DialectSource, wire.dialect),
  ...server.own,
];

/** Which ports of the container differ between the accounts. */
const accountTokens = [OptionsPort];

/** Puts ports and adapters together: one place for everything, and one for each account. */
export async function compose(config: RuntimeConfig): Promise<Composition> {
  const open = (prefix = '', area = keptArea): BrowserStorage => openBrowserStorage(keptPrefix() + prefix, area);
  const storage = open();
  applyLaunchRule(storage);
  const server = await openServer(storage, config);
  const platform = openPlatform(storage, config);
  const personal = open(personPrefix);
  watchDepartures(personal);
  const wire = openTransports(platform, server, config);
  watchEnds(platform.session, () => {
    wire.known.forget();
    storage.keepOnly(staysOnDevice);
  });
  const ofAccount = (id: AccountId, account: Account): readonly Standing[] => [
    standing<KeyValueStorage>(KeyValueStorage, open(`${id}.`)),
    ...firstAccountPorts(wire, account),
  ];
  const here = {
    root: [
      ...standingPorts(platform, server, wire),
      standing<PersonalStorage>(PersonalStorage, personal),
      standing<TabStorage>(
        TabStorage,
        open('', () => sessionStorage),
      ),
      ...firstPorts(wire),
    ],
    live: ofAccount('live', liveAccount),
    moni: ofAccount('moni', moniAccount),
  };
  const containers = new Arrival(async () => {
    // Its code would share the network and the processor with the first screen, which is drawn without it.
    await firstSight();
    const { openContainers } = await import('./compose-container.ts');
    await nextTask();
    return openContainers({ config, fetch: server.fetch, storage, wire, here });
  });
  const late = (token: Token<unknown>): object => latePort(containers, ({ root }) => root.get(token));
  const outer = new PortsAhead({ here: here.root, late });
  const openAccount = (id: AccountId): AccountScope =>
    new AccountScope(
      id,
      new PortsAhead({
        here: here[id],
        late: (token) => latePort(containers, (opened) => opened[id].get(token)),
        outer,
        own: accountTokens,
      }),
    );
  return { container: outer, accounts: { live: openAccount('live'), moni: openAccount('moni') } };
}
