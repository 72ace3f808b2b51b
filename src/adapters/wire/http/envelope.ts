import { AppError } from '../../../core/errors/app-error.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import { fieldOf, isWireObject, readWireJson, type WireObject } from './wire-json.ts';

/** A raw answer, not validated yet. */
export interface RawAnswer {
  /** `POST /coin/trade`: names the call in errors. */
  readonly operation: string;
  readonly status: number;
  readonly body: string;
  /** The header of that name; hidden from other origins. */
  readonly retryAfter?: string | undefined;
  /** The session has changed since: another person is signed in, or none. */
  readonly isOfPastSession?: boolean;
}

/** An empty list is a payload. An empty object beside a text is not. */
const isPayload = (value: WireValue | undefined): value is WireValue =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Object.keys(value).length > 0);

/**
 * The payload is `message`. The candle call has only `data`. Some servers put the payload into `data`, and a text or
 * nothing into `message`. A reported deposit has the address of the page to pay on beside its text.
 */
function payloadOf(envelope: WireObject, operation: string): WireValue {
  const page = operation.endsWith('/charge_req') && fieldOf(envelope, 'url');
  if (typeof page === 'string' && page !== '') return { url: page };
  const message = fieldOf(envelope, 'message');
  const data = fieldOf(envelope, 'data');
  if (message === undefined) return data ?? null;
  if ((message === '' || message === null) && data !== undefined && data !== null) return data;
  return typeof message === 'string' && isPayload(data) ? data : message;
}

/** The first text in a value: some servers answer field errors as `{email: ["…"]}`. */
export function textIn(value: WireValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const text = textIn(inner);
    if (text !== undefined && text !== '') return text;
  }
  return undefined;
}

function refusalText(envelope: WireObject): string | undefined {
  const message = textIn(fieldOf(envelope, 'message'));
  if (message !== undefined && message !== '') return message;
  return textIn(fieldOf(envelope, 'msg')) ?? message;
}

/** The one call whose envelope has only a code. */
const codedCall = 'GET /currency/new_timeshar';
const firstFault = 500;

/** Says nothing, or `ok` in other letters: no refusal. */
const saysNoRefusal = /^\s*(ok)?\s*$/i;

/** Whether the server refused the request, or only reports an error: then the outcome is unknown. */
function isRefused(envelope: WireObject, operation: string): boolean {
  const code = fieldOf(envelope, 'code');
  if (typeof code === 'string' && Number(code) >= firstFault) return false;
  const type = fieldOf(envelope, 'type');
  return (typeof type === 'string' && !saysNoRefusal.test(type)) || operation === codedCall;
}

function refusal(envelope: WireObject, { operation, isOfPastSession = false }: RawAnswer): AppError {
  const type = fieldOf(envelope, 'type');
  const text = refusalText(envelope);
  const ofSession = { detail: operation, isOfPastSession };
  if (type === '999') return new AppError('session-expired', text ?? '', ofSession);
  if (type === '998') return new AppError('verification-required', text ?? '', ofSession);
  if (isRefused(envelope, operation))
    return new AppError('server', text ?? '', { ...ofSession, needsCard: type === '997' });
  return new AppError('unexpected-shape', text ?? 'an object that is no envelope', { detail: operation });
}

/**
 * Opens an answer and resolves with its payload.
 * Fails: bad-status, unexpected-shape, session-expired, verification-required, server (its text may be empty).
 */
export function openEnvelope(answer: RawAnswer): WireValue {
  const { operation, status, body } = answer;
  if (status !== 200) throw new AppError('bad-status', `HTTP ${status}`, { status, detail: operation });
  // The declared content type is unreliable: the body is always parsed as JSON.
  const value = readWireJson(body);
  if (value === undefined) throw new AppError('unexpected-shape', 'not JSON', { detail: operation });
  if (!isWireObject(value)) throw new AppError('unexpected-shape', 'not an envelope', { detail: operation });
  const isSuccess = fieldOf(value, 'type') === 'ok' || fieldOf(value, 'code') === '1';
  if (isSuccess) return payloadOf(value, operation);
  throw refusal(value, answer);
}
