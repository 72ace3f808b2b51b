import type { Agenda } from '../clock/agenda.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Market } from '../market/market.ts';
import type { Answer, Json, PushedEvent } from './engine-types.ts';

/** What a deterministic step of the backend may touch. Same state, same steps, same times: the same result. */
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
  /** As the sender declared it; look at the bytes before believing it. */
  readonly declaredType: string;
}

/** A validated request as a handler sees it. */
export interface WireRequest {
  readonly fields: Readonly<Record<string, string>>;
  /** The names of the fields that were sent with tags or with blanks at an end, which are taken away from every field. */
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
  /** `POST /coin/trade`; moni twins are routes of their own made by the same function. */
  readonly operation: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  readonly access: 'open' | 'signed-in';
  /** Rate limit: answers 429 above it, counted by address, or by session when the door knows no address. */
  readonly perMinuteMax?: number;
  /** Fields that name a picture: what this caller, or a visitor, has uploaded here before. */
  readonly pictures?: readonly string[];
  handle(request: WireRequest, step: Step<Slice>): Promise<Answer>;
}

/** One area of the backend: its state, its commands, what falls due by itself, and its calls. */
export interface Domain<Slice extends Json = Json> {
  readonly name: string;
  readonly initial: () => Slice;
  /** Deterministic and synchronous. Check first, then change: a thrown Refusal must leave everything as it was. */
  readonly commands: Readonly<Record<string, (step: Step<Slice>, argument: Json) => Json>>;
  /** Entries of the agenda by name. */
  readonly due: Readonly<Record<string, (step: Step<Slice>, argument: Json) => void>>;
  /**
   * For what depends on prices: the first engine time in (from, until] at which something of this domain happens,
   * found by looking along the market's path, and the step that makes it happen.
   */
  readonly onMarket?: {
    nextTime(step: Step<Slice>, from: number, until: number): number | undefined;
    run(step: Step<Slice>): void;
  };
  readonly routes: readonly Route<Slice>[];
}
