import { connect } from 'node:net';
import * as v from 'valibot';
import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import { EngineServer } from '../../src/adapters/mock/doors/server/engine-server.ts';
import { startNodeServer } from '../../src/adapters/mock/doors/node/node-server.ts';
import { findLedgerFaults } from '../../src/adapters/mock/engine/ledger/ledger-check.ts';
import { DoubleEntryLedger } from '../../src/adapters/mock/engine/ledger/double-entry-ledger.ts';
import { readKernelState } from '../../src/adapters/mock/engine/storage/stored-world-codec.ts';
import { countedBytes, startWorld, type TestWorld } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { SystemClock } from '../../src/adapters/wire/platform/system-clock.ts';
import { fuzzedDoor, rulesOf, type FuzzedDoor } from './fuzz-door.ts';
import { drawExchange, type Exchange } from './random-exchanges.ts';
import { Draws } from './random-wishes.ts';

/** What came of many requests, and sentences about everything that did not hold. */
export interface Fuzzed {
  readonly statuses: ReadonlyMap<string, number>;
  /** Of the calls: those that were never answered, in an envelope or with the page that a family has for a fault. */
  readonly unanswered: readonly string[];
  readonly faults: readonly string[];
}

const hangMs = 20_000;
const signInEvery = 150;
const people = ['lv2', 'trader', 'lv1', 'newcomer', 'overdue', 'frozen'] as const;

interface Answer {
  /** `cut`: the connection ended without a word; `hang`: it never did. */
  readonly status: string;
  readonly body: string;
}

/** The whole of what comes back until the server ends the connection. */
const send = (port: number, { bytes, isFramed }: Exchange): Promise<Answer> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => void (isFramed ? socket.write(bytes) : socket.end(bytes)));
    const end = (last: string): void => {
      socket.destroy();
      const text = Buffer.concat(parts)
        .toString()
        .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? last;
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const body = rest.join('\r\n\r\n');
      resolve({ status: last === 'hang' ? last : status, body: /chunked/i.test(head) ? unchunked(body) : body });
    };
    socket.on('data', (part) => void parts.push(part));
    socket.setTimeout(hangMs, () => end('hang'));
    socket.on('error', () => undefined);
    socket.on('close', () => end('cut'));
  });

/** Good enough for text: a size, a line break, and as many bytes. */
function unchunked(body: string): string {
  const bytes = Buffer.from(body);
  let text = '';
  for (let from = 0; from < bytes.length;) {
    const lineEnd = bytes.indexOf('\r\n', from);
    const size = Number.parseInt(bytes.subarray(from, lineEnd).toString(), 16);
    if (lineEnd === -1 || !(size > 0)) break;
    text += bytes.subarray(lineEnd + 2, lineEnd + 2 + size).toString();
    from = lineEnd + 2 + size + 2;
  }
  return text;
}

const envelope = v.union([
  v.looseObject({ type: v.picklist(['ok', 'error', '999', '998', '997']), message: v.unknown() }),
  v.looseObject({ code: v.number(), msg: v.string(), data: v.unknown() }),
]);

function isEnvelope(body: string): boolean {
  try {
    return v.is(envelope, JSON.parse(body));
  } catch {
    return false;
  }
}

/** What a bodiless answer would be followed by. */
const page = '<!DOCTYPE html>';

/** Undefined for what a server may say to it. */
function faultOf(
  { operation, bytes, isFramed }: Exchange,
  { status, body }: Answer,
  { isPage }: Pick<FuzzedDoor, 'isPage'>,
): string | undefined {
  const said = `${operation}: ${status} ${body.slice(0, 80)}, to ${JSON.stringify(bytes.subarray(0, 300).toString('latin1'))}`;
  if (status === 'hang') return said;
  if (!isFramed) return Number(status) >= 500 ? said : undefined;
  const isBodiless = /^HEAD|^OPTIONS/.test(bytes.subarray(0, 8).toString());
  if (isPage(status, isBodiless ? page : body)) return undefined;
  const isCallless = status === '431' || !/^[A-Z]+ \/api\/\w/.test(bytes.subarray(0, 20).toString());
  if (status === 'cut' || Number(status) >= 500) return said;
  return isBodiless || isCallless || isEnvelope(body) ? undefined : said;
}

export function ledgerFaultsOf({ engine }: TestWorld): readonly string[] {
  return findLedgerFaults(DoubleEntryLedger.restore(readKernelState(engine.snapshot()).ledger));
}

/** Undefined for a person whom a family does not let in. Fails when the engine has met a fault of its own. */
async function signInAnyone(world: TestWorld, draws: Draws): Promise<string | undefined> {
  const { identifier, password } = await world.engine.control.becomePersona(draws.of(people));
  const answer = await world.call('POST /user/login', { user_string: identifier, password });
  return answer.type === 'ok' ? String(answer.message) : undefined;
}

export interface FuzzPlan {
  readonly seed: number;
  readonly requests: number;
  /** The standard one where none is named. */
  readonly door?: DialectName;
}

/** Sends so many requests to a fresh world, eight at a time. Each call of its door has its turn. */
export async function fuzz({ seed, requests, door = 'standard' }: FuzzPlan): Promise<Fuzzed> {
  const world = await startWorld({ rules: rulesOf(door) });
  const server = new EngineServer({ engine: world.engine, clock: new SystemClock(), random: countedBytes() });
  const draws = new Draws(seed);
  const statuses = new Map<string, number>();
  const answered = new Set<string>();
  const faults: string[] = [];
  const asked = fuzzedDoor(door, { world, server, onFault: (fault) => void faults.push(String(fault)) });
  const { calls } = asked;
  const running = await startNodeServer({ server, door: asked.door, port: 0, host: '127.0.0.1' });
  let token = '';
  let next = 0;
  const live = async (): Promise<void> => {
    while (next < requests && faults.length < 20) {
      const at = next;
      next += 1;
      if (at % signInEvery === 0) token = (await signInAnyone(world, draws)) ?? token;
      world.clock.pass(draws.below(4000));
      const call = calls[at % calls.length];
      if (call === undefined) break;
      const exchange = drawExchange(draws, { ...call, token });
      const answer = await send(running.port, exchange);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (isEnvelope(answer.body) || (answer.status === '500' && asked.isPage(answer.status, answer.body)))
        answered.add(exchange.operation);
      const fault = faultOf(exchange, answer, asked);
      if (fault !== undefined) faults.push(fault);
    }
  };
  try {
    await Promise.all(Array.from({ length: 8 }, live));
    const names = calls.map(({ operation }) => operation);
    const unanswered = names.filter((name) => !answered.has(name));
    if (token === '') faults.push('nobody could sign in');
    return { statuses, unanswered, faults: [...faults, ...ledgerFaultsOf(world)] };
  } finally {
    await running.close();
  }
}
