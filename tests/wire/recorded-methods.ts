import { liveAccount } from '../../src/adapters/live/live-account.ts';
import { moniAccount } from '../../src/adapters/moni/moni-account.ts';
import { productPorts } from '../../src/adapters/wire/product-ports.ts';
import { accountPorts, sharedPorts } from '../../src/adapters/wire/wire-ports.ts';
import type { WireParts } from '../../src/adapters/wire/wire.ts';
import type { HttpTransport } from '../../src/core/ports/http-transport.ts';
import { alwaysFirst, plainDialect, silentRealtime, stoppedClock } from './stand-ins.ts';

/** A port method as a recording needs it: one argument in, a promise out. */
type RecordedMethod = (argument: never) => Promise<unknown>;
type Methods = Readonly<Record<string, RecordedMethod>>;

const partsOver = (http: HttpTransport): WireParts => ({
  http,
  realtime: silentRealtime,
  clock: stoppedClock,
  known: alwaysFirst,
  dialect: plainDialect,
});

const methodsOf = (ports: Readonly<Record<string, object>>): Methods =>
  Object.fromEntries(
    Object.values(ports)
      .flatMap((port) => Object.entries(port as Methods))
      .filter(([name]) => !name.startsWith('watch')),
  );

/** Every method of every port over one transport, by account. */
export const worlds: Readonly<Record<'live' | 'moni', (http: HttpTransport) => Methods>> = {
  live: (http) => ({
    ...methodsOf(sharedPorts(partsOver(http))),
    ...methodsOf(productPorts(partsOver(http))),
    ...methodsOf(accountPorts(partsOver(http), liveAccount)),
  }),
  moni: (http) => methodsOf(accountPorts(partsOver(http), moniAccount)),
};
