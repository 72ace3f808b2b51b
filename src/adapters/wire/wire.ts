import {
  dialects,
  recogniseDialect,
  type DialectEvidence,
  type ServerDialect,
} from '../../core/domain/server-dialect.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { HttpTransport, Operation } from '../../core/ports/http-transport.ts';
import type { DialectSource } from '../../core/ports/dialect-source.ts';
import type { KnownCalls } from '../../core/ports/known-calls.ts';
import type { RealtimeTransport } from '../../core/ports/realtime-transport.ts';
import { callOver, type Call } from './call.ts';

/** What stands under the adapters. */
export interface WireParts {
  readonly http: HttpTransport;
  readonly realtime: RealtimeTransport;
  readonly clock: Clock;
  readonly known: KnownCalls;
  readonly dialect: DialectSource;
}

/** Where real and simulated money differ on the wire. */
export interface Account {
  readonly operationOf: (operation: Operation) => Operation;
  /** Names of the pushed events. */
  readonly events: { readonly marked: string; readonly closed: string; readonly settled: string };
}

/** What an adapter is made over. */
export interface Wire {
  readonly call: Call;
  /** Address to show a relative image path from. */
  readonly fileAddress: (path: string) => string;
  readonly watch: RealtimeTransport['watch'];
  /** What the server's family takes and means. */
  readonly dialect: () => ServerDialect;
  /** Tells which family it is. */
  readonly saw: (evidence: DialectEvidence) => void;
  readonly clock: Clock;
  /** Epoch ms. */
  readonly now: () => number;
}

export function wireOver(
  { http, realtime, clock, known, dialect }: WireParts,
  ofAccount: Account['operationOf'] = (operation) => operation,
): Wire {
  let evidence: DialectEvidence = {};
  return {
    call: callOver({ http, known, ofAccount }),
    fileAddress: (path) => http.fileAddress(path),
    watch: (event, listener) => realtime.watch(event, listener),
    dialect: () => dialects[dialect.name()],
    saw: (more) => {
      evidence = { ...evidence, ...more };
      const name = recogniseDialect(evidence);
      if (name !== undefined) dialect.learn(name);
    },
    clock,
    now: () => clock.now(),
  };
}
