import { AppError, type AppErrorKind } from '../../../core/errors/app-error.ts';
import { textIn, type RawAnswer } from './envelope.ts';
import { fieldOf, isWireObject, readWireJson } from './wire-json.ts';

/** Calls that operators switch off as a whole: payout details, withdrawals, deposit addresses. */
const switched = / \/(?:user\/cash_|wallet\/(?:out|get_in_address)$)/;
/** The request may still be executed, or its first answer is no longer known: the outcome is unknown. */
const undecided: ReadonlySet<number> = new Set([404, 405, 408, 409, 425, 499]);
/** Below it a status says that something was done, or is to be done elsewhere. */
const firstRefusal = 400;
const firstFault = 500;
const second = 1000;

/** The text of a body without an envelope; the first of field errors. Never a page. */
function textOf(body: string): string {
  const value = readWireJson(body);
  if (!isWireObject(value)) return '';
  const text = textIn(fieldOf(value, 'errors')) ?? textIn(fieldOf(value, 'message')) ?? '';
  return /<[a-z!]/i.test(text) ? '' : text;
}

/** The `Retry-After` header in seconds or as a date; undefined without one. */
function waitOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * second : Date.parse(header) - now;
  return wait > 0 ? wait : undefined;
}

/** With these, some servers and proxies say that a session has ended, or what a person has to do first. */
const unauthorised: ReadonlySet<number> = new Set([401, 403]);
const needs: ReadonlyMap<unknown, AppErrorKind> = new Map([
  ['999', 'session-expired'],
  ['998', 'verification-required'],
]);

function neededFirst({ operation, status, body, isOfPastSession = false }: RawAnswer): AppError | undefined {
  const value = unauthorised.has(status) ? readWireJson(body) : undefined;
  const kind = isWireObject(value) ? needs.get(fieldOf(value, 'type')) : undefined;
  return kind === undefined
    ? undefined
    : new AppError(kind, textOf(body), { status, detail: operation, isOfPastSession });
}

/** The meaning of a status other than 200: a refusal with a reason, or an unknown outcome. */
export function failureOfStatus(answer: RawAnswer, now: number): AppError {
  const { operation, status, body, retryAfter } = answer;
  const details = { status, detail: operation };
  if (status === 429) return new AppError('too-often', 'HTTP 429', { ...details, waitMs: waitOf(retryAfter, now) });
  const first = neededFirst(answer);
  if (first !== undefined) return first;
  if (status === 403 && switched.test(operation)) return new AppError('switched-off', 'HTTP 403', details);
  const isRefusal = status >= firstRefusal && status < firstFault && !undecided.has(status);
  const text = isRefusal ? textOf(body) : '';
  return text === '' ? new AppError('bad-status', `HTTP ${status}`, details) : new AppError('server', text, details);
}
