import { Container } from 'inversify';
import { liveAccount } from '../../src/adapters/live/live-account.ts';
import { liveModule } from '../../src/adapters/live/live-module.ts';
import { moniAccount } from '../../src/adapters/moni/moni-account.ts';
import { moniModule } from '../../src/adapters/moni/moni-module.ts';
import { firstAccountPorts, firstPorts } from '../../src/adapters/wire/first-ports.ts';
import { AxiosHttpTransport } from '../../src/adapters/wire/http/axios-http-transport.ts';
import { BrowserStorage } from '../../src/adapters/wire/platform/browser-storage.ts';
import { MeasuredServerClock } from '../../src/adapters/wire/platform/measured-server-clock.ts';
import { StoredDialect } from '../../src/adapters/wire/platform/stored-dialect.ts';
import { StoredKnownCalls } from '../../src/adapters/wire/platform/stored-known-calls.ts';
import { elapsedMs } from '../../src/adapters/wire/platform/system-clock.ts';
import { clientFor } from '../../src/adapters/wire/realtime/client-for.ts';
import type { TransportClasses } from '../../src/adapters/wire/realtime/realtime-client.ts';
import { SocketIoTransport } from '../../src/adapters/wire/realtime/socket-io-transport.ts';
import { sharedModule } from '../../src/adapters/wire/shared-module.ts';
import { AccountScope, type AccountId } from '../../src/core/account/account-scope.ts';
import type { RealtimeProtocol } from '../../src/core/config/runtime-config.ts';
import { bindStanding } from '../../src/core/di/late/late-ports.ts';
import { Clock, type ServerClock } from '../../src/core/time/clock.ts';
import { DialectSource } from '../../src/core/platform/dialect-source.ts';
import { HttpTransport } from '../../src/core/platform/http-transport.ts';
import { RealtimeTransport } from '../../src/core/platform/realtime-transport.ts';
import { KnownCalls } from '../../src/core/platform/known-calls.ts';
import type { Session } from '../../src/core/platform/session.ts';
import { BusyIndicator } from '../../src/core/query/busy-indicator.ts';
import { SessionStore } from '../../src/core/session/session-store.ts';

/** Where a server is, and how it is reached. */
export interface Address {
  readonly apiBase: string;
  readonly socketUrl: string;
  readonly protocol: RealtimeProtocol;
  readonly fetch: typeof fetch;
  readonly transportClasses: TransportClasses | undefined;
}

/** The app without its screens: its own transports, adapters and containers. */
export interface Client {
  readonly container: Container;
  readonly session: Session;
  /** Set by the answers. */
  readonly serverClock: ServerClock;
  readonly accounts: Readonly<Record<AccountId, AccountScope>>;
}

export function openClient(clock: Clock, address: Address): Client {
  const storage = new BrowserStorage({ area: undefined, prefix: 'test.', tabs: new EventTarget() });
  const session = new SessionStore(storage);
  const serverClock = new MeasuredServerClock(clock);
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind<Clock>(Clock).toConstantValue(clock);
  const http = new AxiosHttpTransport({
    apiBase: address.apiBase,
    fileHost: '',
    fetch: address.fetch,
    session,
    serverClock,
    busy: new BusyIndicator(clock),
    isOnline: () => true,
    elapsedMs,
  });
  const realtime = new SocketIoTransport({
    url: address.socketUrl,
    loadClient: clientFor({ protocol: address.protocol, url: address.socketUrl, storage }),
    transportClasses: address.transportClasses,
    session,
    clock,
  });
  const known = new StoredKnownCalls({ apiBase: address.apiBase, storage, clock });
  container.bind<HttpTransport>(HttpTransport).toConstantValue(http);
  container.bind<RealtimeTransport>(RealtimeTransport).toConstantValue(realtime);
  container.bind<KnownCalls>(KnownCalls).toConstantValue(known);
  const { apiBase } = address;
  const dialect = new StoredDialect({ apiBase, storage, clock, configured: undefined });
  container.bind<DialectSource>(DialectSource).toConstantValue(dialect);
  const parts = { http, realtime, clock, known, dialect };
  container.load(sharedModule(parts));
  bindStanding(container.bind.bind(container), firstPorts(parts));
  const openAccount = (id: AccountId): AccountScope => {
    const account = new Container({ parent: container, defaultScope: 'Singleton' });
    bindStanding(account.bind.bind(account), firstAccountPorts(parts, id === 'live' ? liveAccount : moniAccount));
    account.load(id === 'live' ? liveModule(parts) : moniModule(parts));
    return new AccountScope(id, account);
  };
  return { container, session, serverClock, accounts: { live: openAccount('live'), moni: openAccount('moni') } };
}
