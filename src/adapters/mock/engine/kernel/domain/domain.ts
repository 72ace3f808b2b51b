import type { Agenda } from './agenda.ts';
import type { Ledger } from './ledger.ts';
import type { Market } from './market.ts';
import type { Answer, Json, PushedEvent } from '../basics/engine-types.ts';

/** The world of a deterministic step. Same state, same steps, same times: the same result. */
export interface Step<Slice> {
  /** Engine time, epoch ms. */
  readonly at: number;
  /** This domain's own state: mutable, JSON only. */
  readonly slice: Slice;
  readonly ledger: Ledger;
  readonly agenda: Agenda;
  readonly market: Market;
  /** The next number of a series, from 1: order ids, user ids, bill ids. */
  nextId(series: string): number;
  push(event: PushedEvent): void;
}

/** The `file` field of a multipart request. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  /** As declared by the sender; check the bytes before trusting it. */
  readonly declaredType: string;
}

/** A validated request as a handler sees it. */
export interface WireRequest {
  readonly fields: Readonly<Record<string, string>>;
  /** The names of the fields that contained tags or outer blanks, which are removed from every field. */
  readonly cleaned: ReadonlySet<string>;
  /** The names of the fields that were sent without a value. */
  readonly empty: ReadonlySet<string>;
  readonly file: UploadedFile | undefined;
  /** The person behind a valid token; undefined for a visitor. */
  readonly userId: string | undefined;
  /** The server-language to answer in. */
  readonly language: string;
  /** Engine time, epoch ms. */
  readonly at: number;
  /** Runs a command: journalled before this promise resolves. Rejects with Refusal, having changed nothing. */
  execute(command: string, argument: Json): Promise<Json>;
}

export interface Route<Slice> {
  /** `POST /coin/trade`; the same function also makes the moni routes. */
  readonly operation: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  readonly access: 'open' | 'signed-in';
  /** Rate limit: answers 429 above it, counted by address, or by session when the door knows no address. */
  readonly perMinuteMax?: number;
  /** Fields that reference a picture, uploaded before by this caller or a visitor. */
  readonly pictures?: readonly string[];
  handle(request: WireRequest, step: Step<Slice>): Promise<Answer>;
}

/** One area of the backend: its state, its commands, its timers, and its calls. */
export interface Domain<Slice extends Json = Json> {
  readonly name: string;
  readonly initial: () => Slice;
  /** Deterministic and synchronous. Check first, then change: a thrown Refusal must leave the state unchanged. */
  readonly commands: Readonly<Record<string, (step: Step<Slice>, argument: Json) => Json>>;
  /** Handlers of agenda entries, by name. */
  readonly due: Readonly<Record<string, (step: Step<Slice>, argument: Json) => void>>;
  /**
   * For price-dependent events: the first engine time in (from, until] at which something happens in this domain, found
   * by scanning the market's path, and the step that executes it.
   */
  readonly onMarket?: {
    nextTime(step: Step<Slice>, from: number, until: number): number | undefined;
    run(step: Step<Slice>): void;
  };
  readonly routes: readonly Route<Slice>[];
}
