import type { AccountId } from '../../src/core/account/account-scope.ts';
import { AppError } from '../../src/core/errors/app-error.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import type { Client } from '../contract/client.ts';
import {
  BrokenPromise,
  groundOf,
  methodOf,
  UnmetNeed,
  type Ground,
  type PortPromise,
  type PromiseWorld,
} from '../contract/promises/port-promise.ts';
import type { Exchange } from './exchange-log.ts';
import { answerFindings, jsonOf } from './judge-answer.ts';
import { otherProduct } from './report.ts';
import { rowsIn } from './rows-in.ts';
import { stationOf, type CallRecord, type RowBook } from './row-book.ts';
import { inWords } from './strict-answers.ts';
import { ShownZones } from './shown-zones.ts';
import { strictly, strictScope } from './whole-answers.ts';

/** `message[3].price` with every row of a list the same. */
const anyRow = (path: string): string => path.replace(/\[\d+\]/g, '[*]');

/** The value at `message.list[3].price` of an answer. */
function valueAt(body: string, path: string): unknown {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  return steps.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    jsonOf(body),
  );
}

/** Tries promises in front of one server, and writes down what every answer was like. */
export class Examination {
  readonly #client: Client;
  readonly #book: RowBook;
  readonly #zones = new ShownZones();
  #last: Exchange | undefined;
  #ground: Promise<Ground> | undefined;

  constructor(client: Client, book: RowBook) {
    this.#client = client;
    this.#book = book;
  }

  /** Called with each exchange before the app reads the answer. */
  note(exchange: Exchange): void {
    this.#last = exchange;
    if (!this.#book.has(exchange.operation)) return;
    const record = this.#book.of(exchange.operation);
    if (exchange.status === 200) record.take(exchange.operation);
    const rows = rowsIn(jsonOf(exchange.body));
    if (rows !== undefined) record.sawRows(rows);
    this.#zones.take(exchange);
    for (const finding of answerFindings(exchange)) {
      if (finding.kind === 'missing') record.lack(exchange.operation, finding);
      else record.find(finding);
    }
  }

  /** Of the server's times; undefined where no answer shows it. */
  zone(): string | undefined {
    return this.#zones.zone();
  }

  world(account: AccountId): PromiseWorld {
    const { container, session, accounts } = this.#client;
    return {
      account: strictScope(accounts[account]),
      session,
      port: (token) => strictly(container.get(token)),
      ground: () => this.#groundOnce(),
      now: () => this.#client.serverClock.now(),
    };
  }

  async tryAll(promises: readonly PortPromise[], account: AccountId): Promise<void> {
    for (const one of promises) await this.try(one, account);
  }

  async try(one: PortPromise, account: AccountId): Promise<void> {
    const record = this.#book.of(stationOf(methodOf(one), account));
    this.#last = undefined;
    try {
      await one.check(this.world(account));
      record.hold(one.title);
    } catch (error) {
      if (error instanceof BrokenPromise) this.#broken(record, error);
      else if (error instanceof UnmetNeed) record.leaveOut(one.title, error.message);
      else if (error instanceof AppError) this.#failed(one, record, error);
      else throw error;
    }
  }

  /** Asks without a token, where that is refused by everybody and can change nothing. */
  async askAsVisitor(operation: string, ask: () => Promise<unknown>): Promise<void> {
    this.#last = undefined;
    await ask().catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    if (this.#last === undefined) throw new Error(`nothing was asked by ${operation}`);
  }

  #groundOnce(): Promise<Ground> {
    this.#ground ??= groundOf(this.#client.container.get<MarketPort>(MarketPort)).catch((error: unknown) => {
      if (error instanceof AppError) throw new UnmetNeed('it needs the list of pairs, which cannot be read');
      throw error;
    });
    return this.#ground;
  }

  #broken(record: CallRecord, { difference }: BrokenPromise): void {
    const neverCame = record.operation === `event ${difference.at}` && difference.got === 'none';
    record.find({ kind: neverCame ? 'missing' : 'promise', ...difference, stopsApp: neverCame });
  }

  #failed(one: PortPromise, record: CallRecord, error: AppError): void {
    const last = this.#last;
    if (last === undefined || !record.hasWay(last.operation))
      return record.leaveOut(
        one.title,
        `it needs ${last?.operation ?? 'another call'}, which does not answer as it should`,
      );
    if (error.kind === 'unexpected-shape') return this.#unreadable(record, error, last);
    // It answered, so it is not missing.
    if (error.kind === 'unavailable' && last.status === 200)
      return record.find({
        kind: 'promise',
        at: error.detail ?? 'the answer',
        expected: 'what the protocol has there',
        got: otherProduct,
        stopsApp: true,
      });
    const isRefusal =
      error.kind === 'server' || error.kind === 'session-expired' || error.kind === 'verification-required';
    // Everything else has been found in the answer itself.
    if (isRefusal && !record.hasFound('code'))
      record.find({ kind: 'refused', at: 'type', expected: '"ok"', got: refusal(error), stopsApp: true });
  }

  #unreadable(record: CallRecord, error: AppError, { body, operation }: Exchange): void {
    const path = error.detail ?? '';
    if (jsonOf(body) === undefined) return;
    const isWhole = path === operation;
    record.stop({
      kind: 'field',
      at: isWhole ? 'the answer' : anyRow(path),
      expected: error.message.replace(/^expected /, ''),
      got: inWords(isWhole ? jsonOf(body) : valueAt(body, path)),
    });
  }
}

const codes: Readonly<Record<string, string>> = { 'session-expired': '999', 'verification-required': '998' };

const refusal = ({ kind, message }: AppError): string => `"${codes[kind] ?? 'error'}" with ${inWords(message)}`;
