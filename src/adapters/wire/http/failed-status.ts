import { AppError } from '../../../core/errors/app-error.ts';
import { textIn, type RawAnswer } from './envelope.ts';
import { fieldOf, isWireObject, readWireJson } from './wire-json.ts';

/** Calls that operators switch off as a whole: payout details, withdrawals, deposit addresses. */
const switched = / \/(?:user\/cash_|wallet\/(?:out|get_in_address)$)/;
/** Said while it may still be carried out, or of a request whose first answer is not known any more: its outcome is unknown. */
const undecided: ReadonlySet<number> = new Set([404, 405, 408, 409, 425, 499]);
const firstFault = 500;
const second = 1000;

/** The text of a body that is no envelope; of field errors the first. Never a page. */
function textOf(body: string): string {
  const value = readWireJson(body);
  if (!isWireObject(value)) return '';
  const text = textIn(fieldOf(value, 'errors')) ?? textIn(fieldOf(value, 'message')) ?? '';
  return /<[a-z!]/i.test(text) ? '' : text;
}

/** Seconds or a moment, as the header may say either; undefined where it says nothing. */
function waitOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * second : Date.parse(header) - now;
  return wait > 0 ? wait : undefined;
}

/** What a status other than 200 means: a refusal that says why, or nothing that can be known. */
export function failureOfStatus(answer: RawAnswer, now: number): AppError {
  const { operation, status, body, retryAfter } = answer;
  const details = { status, detail: operation };
  if (status === 429) return new AppError('too-often', 'HTTP 429', { ...details, waitMs: waitOf(retryAfter, now) });
  if (status === 403 && switched.test(operation)) return new AppError('switched-off', 'HTTP 403', details);
  const text = status < firstFault && !undecided.has(status) ? textOf(body) : '';
  return text === '' ? new AppError('bad-status', `HTTP ${status}`, details) : new AppError('server', text, details);
}
