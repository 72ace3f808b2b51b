import type { DialectName } from '../../core/domain/dialect-name.ts';
import { recogniseDialect, type DialectEvidence } from '../../core/domain/recognise-dialect.ts';
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
  /** Which family the server belongs to, as far as it is known. */
  readonly family: () => DialectName;
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
    family: () => dialect.name(),
    saw: (more) => {
      evidence = { ...evidence, ...more };
      const name = recogniseDialect(evidence);
      if (name !== undefined) dialect.learn(name);
    },
    clock,
    now: () => clock.now(),
  };
}
