import type { UploadedFile } from '../../engine/kernel/domain/domain.ts';
import type { Json } from '../../engine/kernel/basics/engine-types.ts';
import type { WorldRules } from '../../engine/kernel/basics/world-rules.ts';
import type { CrossOrigin } from './cross-origin.ts';
import type { Memory, Visit } from './memory.ts';
import type { Pushing } from './pushing.ts';
import type { Fields, Reply, Row } from './reply.ts';

/** One request to a dialect, read, with the engine behind it. */
export interface Call {
  readonly fields: Fields;
  /** Names that were sent without a value. */
  readonly empty: ReadonlySet<string>;
  readonly file: UploadedFile | undefined;
  /** The person behind the token. */
  readonly user: string | undefined;
  /** What the session's cookie leads to. */
  readonly visit: Visit;
  readonly memory: Memory;
  /** Engine time, epoch ms. */
  readonly at: number;
  /** A text of the server in the language of the request. */
  say(key: string, parameters?: Fields): string;
  /** Calls an operation of the engine as the same person. */
  ask(operation: string, fields?: Fields): Promise<Reply>;
}

/** Reads what was sent in the dialect's terms and hands on what the engine is to read. Throws `Declined` or `Broken`. */
export type Taking = (fields: Fields, call: Call) => Fields | Promise<Fields>;
/** Translates the engine's answer into the dialect. Throws `Declined` or `Broken`. */
export type Giving = (message: Json, call: Call) => Json | Promise<Json>;

/** How a dialect answers one of its calls. */
export interface Exchange {
  /** The engine's operation, if its name differs. */
  readonly asks?: string;
  readonly takes?: readonly Taking[];
  readonly gives?: readonly Giving[];
  /** Tells a refusal of the engine in the dialect's terms. */
  readonly refuses?: (text: string, call: Call) => string;
  /** Answers in place of the engine. */
  readonly answers?: (call: Call) => Json | Promise<Json>;
  /** Only for calls that the engine does not have. */
  readonly access?: 'open' | 'signed-in';
  /** Answers a body that is larger than this backend reads, in the language of the address. */
  readonly tooLarge?: (language: string) => Reply;
  /** Extra fields of the envelope, beside the message. */
  readonly beside?: Row;
  /** The content type of the body, if it is not JSON. */
  readonly contentType?: string;
}

/** Texts by their key that are the same in every language; `{{until}}` is what the refusal names. */
export type FixedTexts = Readonly<Record<string, string>>;

export type Calls = Readonly<Record<string, Exchange>>;

/** One public server of the protocol: its calls and its words, as data. */
export interface Dialect {
  /** `PUT /coin/trade`; `ANY /upload` is routed under every verb. */
  readonly calls: Calls;
  /** Hours that the texts of times are ahead of UTC. */
  readonly zoneHours: number;
  readonly crossOrigin: CrossOrigin;
  /** What no parameter of a signed-in call may hold. */
  readonly forbidden?: RegExp;
  /** Whether a signed-in call may carry lists: `data[]`. */
  readonly takesLists: boolean;
  readonly fixedTexts: FixedTexts;
  /** Languages of its refusals; in any other one they are English. */
  readonly languages: ReadonlySet<string>;
  /** Pictures by another path than the engine's. */
  readonly tellsPictures?: (value: Json, memory: Memory) => Json;
  readonly rules: WorldRules;
  readonly pushing: Pushing;
}
