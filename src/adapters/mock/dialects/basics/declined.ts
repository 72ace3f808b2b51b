import type { Json } from '../../engine/kernel/basics/engine-types.ts';
import type { Reply } from './reply.ts';

/** A dialect's own refusal: the type and text of the envelope. */
export class Declined extends Error {
  readonly type: string;
  readonly answer: Json;

  constructor(answer: Json, type = 'error') {
    super(type);
    this.type = type;
    this.answer = answer;
  }
}

/** What a real server of the dialect answers without an envelope: HTTP 500 unless another status is given. */
export class Broken extends Error {
  readonly reply: Reply;

  constructor(reason: string, reply: Reply = { status: 500, body: {} }) {
    super(reason);
    this.reply = reply;
  }
}
