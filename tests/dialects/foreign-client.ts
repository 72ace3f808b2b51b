import { connect } from 'socket.io-client-v2';
import { PacketType } from 'socket.io-parser';
import { expect } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import type { AskedServer, PlainAnswer } from './asking.ts';

export const servers = ['standard', 'a', 'b', 'c', 'd'] as const;
export type ServerName = (typeof servers)[number];

/** What such a client does with an answer: `broken` is what it cannot read at all. */
export type Outcome = 'used' | 'login' | 'identity' | 'toast' | 'broken';

const reactions: Readonly<Record<string, Outcome>> = { ok: 'used', '999': 'login', '998': 'identity' };

/** Success is a type or a code; whatever else has a text is shown to the person. */
export function outcomeOf({ status, body }: PlainAnswer): Outcome {
  if (status !== 200 || typeof body !== 'object' || body === null) return 'broken';
  const [type, code, message] = [dig(body, 'type'), dig(body, 'code'), dig(body, 'message') ?? dig(body, 'msg')];
  if (code === 1) return 'used';
  return reactions[String(type)] ?? (typeof message === 'string' ? 'toast' : 'broken');
}

type Fields = Readonly<Record<string, string>>;
/** By a path with dots, what a client reads there. `figure` is a number or the text of one. */
export type Shape = Readonly<Record<string, 'text' | 'number' | 'figure' | 'list' | 'object'>>;

const isFigure = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^[+-]?\d+(?:\.\d+)?$/.test(value));

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
};

/** What a client would miss in a message. */
export const missingIn = (message: unknown, shape: Shape): readonly string[] =>
  Object.entries(shape).flatMap(([path, kind]) => {
    const value = dig(message, ...path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)));
    const isThere = kind === 'figure' ? isFigure(value) : value !== null && kindOf(value) === kind;
    return isThere ? [] : [`${path} is no ${kind}`];
  });

export interface Read {
  readonly outcome: Outcome;
  readonly message: unknown;
}

/** A client that was not made for these servers alone: a form, a bare token, `lang` everywhere, no Accept. */
export class ForeignClient {
  readonly server: AskedServer;

  constructor(server: AskedServer) {
    this.server = server;
  }

  async send(operation: string, fields: Fields = {}): Promise<Read> {
    const answer = await this.server.ask(operation, { ...fields, lang: 'en' });
    return { outcome: outcomeOf(answer), message: dig(answer.body, 'message') ?? dig(answer.body, 'data') };
  }

  async outcome(operation: string, fields: Fields = {}): Promise<Outcome> {
    return (await this.send(operation, fields)).outcome;
  }

  /** What cannot be used of an answer: nothing where all is well. */
  async lacks(operation: string, fields: Fields, shape: Shape): Promise<readonly string[]> {
    const { outcome, message } = await this.send(operation, fields);
    return outcome === 'used' ? missingIn(message, shape) : [`${operation}: ${outcome} ${JSON.stringify(message)}`];
  }
}

export interface Heard {
  readonly name: string;
  readonly payload: unknown;
}

/**
 * What a client hears that tries a websocket first and names only the number of its person. Such clients are of the
 * older generation (socket.io 2), as the servers are; `realtime.test.ts` listens with the newer one.
 */
export async function heardBy(
  server: AskedServer,
  isEnough: (heard: readonly Heard[]) => boolean,
): Promise<readonly Heard[]> {
  const socket = connect(server.origin, { forceNew: true, transports: ['websocket', 'polling'] });
  const heard: Heard[] = [];
  // It has no listener for all events.
  socket.io.on('packet', ({ type, data }) => {
    if (type !== PacketType.EVENT) return;
    const [name, payload] = data as readonly [string, unknown];
    heard.push({ name, payload });
  });
  await new Promise((resolve) => void socket.on('connect', () => resolve(undefined)));
  socket.emit('login', 70_001);
  const passSecond = (): boolean => {
    server.world.clock.pass(1000);
    server.world.engine.tick();
    return isEnough(heard);
  };
  await expect.poll(passSecond, { interval: 4, timeout: 60_000 }).toBe(true);
  socket.disconnect();
  return heard;
}

export const namedBitcoin = (heard: readonly Heard[], event: string): readonly unknown[] =>
  heard
    .filter(({ name, payload }) => name === event && dig(payload, 'currency_name') === 'BTC')
    .map(({ payload }) => payload);
