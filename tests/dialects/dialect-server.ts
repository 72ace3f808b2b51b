import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import type { WireParts } from '../../src/adapters/wire/calls/wire.ts';
import { openEnvelope } from '../../src/adapters/wire/http/envelope.ts';
import { AppError } from '../../src/core/errors/app-error.ts';
import type { HttpTransport, Operation, RequestFields, WireValue } from '../../src/core/platform/http-transport.ts';
import type { Clock } from '../../src/core/time/clock.ts';
import { alwaysFirst, plainDialect, silentRealtime, stoppedClock } from '../wire/stand-ins.ts';

/** A payload, a status that is none, or what is worked out from the fields. */
type Answer = unknown;
type Handler = (fields: RequestFields) => Answer;
const isHandler = (answer: unknown): answer is Handler => typeof answer === 'function';

/** A status instead of an answer, with the wait that its header asks for. */
export const status = (code: number, waitMs?: number): AppError =>
  new AppError('bad-status', `HTTP ${code}`, { status: code, waitMs });
export const refusal = (text: string): AppError => new AppError('server', text);

/** Has the calls that are listed and answers all others with 404, as a server of one family does. */
export class DialectServer implements HttpTransport {
  readonly sent: { readonly operation: Operation; readonly fields: RequestFields }[] = [];
  readonly #answers: Readonly<Record<string, Answer>>;

  constructor(answers: Readonly<Record<string, Answer>>) {
    this.#answers = answers;
  }

  async call(operation: Operation, fields: RequestFields = {}): Promise<WireValue> {
    this.sent.push({ operation, fields });
    if (!(operation in this.#answers)) throw status(404);
    const listed = this.#answers[operation];
    const answer = isHandler(listed) ? listed(fields) : listed;
    if (answer instanceof AppError) throw answer;
    return openEnvelope({ operation, status: 200, body: JSON.stringify({ type: 'ok', message: answer }) });
  }

  upload(operation: Operation): Promise<string> {
    return Promise.reject(new Error(`nothing is uploaded here: ${operation}`));
  }

  fileAddress(path: string): string {
    return path;
  }

  operations(): readonly string[] {
    return this.sent.map(({ operation }) => operation);
  }
}

export const partsOf = (
  http: HttpTransport,
  family: DialectName = 'standard',
  clock: Clock = stoppedClock,
): WireParts => ({
  http,
  realtime: silentRealtime,
  clock,
  known: alwaysFirst,
  dialect: { ...plainDialect, name: () => family },
});
