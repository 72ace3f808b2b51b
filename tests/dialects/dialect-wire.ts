import type { WireParts } from '../../src/adapters/wire/calls/wire.ts';
import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import { AppError } from '../../src/core/errors/app-error.ts';
import type { Operation, RequestFields, WireValue } from '../../src/core/platform/http-transport.ts';
import { openEnvelope } from '../../src/adapters/wire/http/envelope.ts';
import { RecordedHttp } from '../wire/recorded-http.ts';
import { alwaysFirst, plainDialect, silentRealtime, stoppedClock } from '../wire/stand-ins.ts';

type Answer = string | { readonly status: number };

/** Answers each call as it is told to, everything else with 404, and keeps what was sent. */
export class DialectHttp extends RecordedHttp {
  readonly #answers: Readonly<Record<string, Answer>>;

  constructor(answers: Readonly<Record<string, Answer>>) {
    super('');
    this.#answers = answers;
  }

  override async call(operation: Operation, fields: RequestFields = {}): Promise<WireValue> {
    this.sent.push({ operation, fields });
    const answer = this.#answers[operation] ?? { status: 404 };
    if (typeof answer !== 'string') throw new AppError('bad-status', '', { status: answer.status });
    return openEnvelope({ operation, status: 200, body: answer });
  }
}

export const ok = (message: unknown): string => JSON.stringify({ type: 'ok', message });

export const partsOf = (http: RecordedHttp, name: DialectName): WireParts => ({
  http,
  realtime: silentRealtime,
  clock: stoppedClock,
  known: alwaysFirst,
  dialect: { ...plainDialect, name: () => name },
});
