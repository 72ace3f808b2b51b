import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { recogniseDialect, type DialectEvidence } from '../../../core/domain/server/recognise-dialect.ts';
import type { Clock } from '../../../core/time/clock.ts';
import type { HttpTransport, Operation } from '../../../core/platform/http-transport.ts';
import type { DialectSource } from '../../../core/platform/dialect-source.ts';
import type { KnownCalls } from '../../../core/platform/known-calls.ts';
import type { RealtimeTransport } from '../../../core/platform/realtime-transport.ts';
import { callOver, type Call } from './call.ts';

/** The dependencies of the adapters. */
export interface WireParts {
  readonly http: HttpTransport;
  readonly realtime: RealtimeTransport;
  readonly clock: Clock;
  readonly known: KnownCalls;
  readonly dialect: DialectSource;
}

/** The differences between real and simulated money on the wire. */
export interface Account {
  readonly operationOf: (operation: Operation) => Operation;
  /** Names of the pushed events. */
  readonly events: { readonly marked: string; readonly closed: string; readonly settled: string };
}

/** The base of every adapter. */
export interface Wire {
  readonly call: Call;
  /** The address that shows a relative image path. */
  readonly fileAddress: (path: string) => string;
  readonly watch: RealtimeTransport['watch'];
  /** The family of the server, as far as known. */
  readonly family: () => DialectName;
  /** Reports evidence of the family. */
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
