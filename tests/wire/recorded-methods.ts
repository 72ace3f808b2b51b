import { liveAccount } from '../../src/adapters/live/live-account.ts';
import { moniAccount } from '../../src/adapters/moni/moni-account.ts';
import { newsPorts } from '../../src/adapters/wire/news-ports.ts';
import { optionPorts } from '../../src/adapters/wire/option-ports.ts';
import { productPorts } from '../../src/adapters/wire/product-ports.gen.ts';
import { accountPorts, sharedPorts } from '../../src/adapters/wire/wire-ports.ts';
import type { WireParts } from '../../src/adapters/wire/calls/wire.ts';
import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import type { HttpTransport } from '../../src/core/platform/http-transport.ts';
import { alwaysFirst, plainDialect, silentRealtime, stoppedClock } from './stand-ins.ts';

/** A port method as a recording needs it: one argument in, a promise out. */
type RecordedMethod = (argument: never) => Promise<unknown>;
type Methods = Readonly<Record<string, RecordedMethod>>;

const partsOver = (http: HttpTransport, family: DialectName): WireParts => ({
  http,
  realtime: silentRealtime,
  clock: stoppedClock,
  known: alwaysFirst,
  dialect: { ...plainDialect, name: () => family },
});

const methodsOf = (ports: Readonly<Record<string, object>>): Methods =>
  Object.fromEntries(
    Object.values(ports)
      .flatMap((port) => Object.entries(port as Methods))
      .filter(([name]) => !name.startsWith('watch')),
  );

/** Every method of every port for real money, before a server of one family. */
export const liveMethods = (http: HttpTransport, family: DialectName): Methods => ({
  ...methodsOf(sharedPorts(partsOver(http, family))),
  ...methodsOf(newsPorts(partsOver(http, family))),
  ...methodsOf(productPorts(partsOver(http, family))),
  ...methodsOf(accountPorts(partsOver(http, family), liveAccount)),
  ...methodsOf(optionPorts(partsOver(http, family), liveAccount)),
});

/** Every method of every port over one transport, by account. */
export const worlds: Readonly<Record<'live' | 'moni', (http: HttpTransport) => Methods>> = {
  live: (http) => liveMethods(http, 'standard'),
  moni: (http) => ({
    ...methodsOf(accountPorts(partsOver(http, 'standard'), moniAccount)),
    ...methodsOf(optionPorts(partsOver(http, 'standard'), moniAccount)),
  }),
};
