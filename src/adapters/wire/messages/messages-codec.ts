import { lackingAs, type Rows } from '../../../core/domain/page.ts';
import type { Message } from '../../../core/domain/people/message.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { MessageRow, UnreadCount } from '../calls/api.gen.ts';
import { integerAt, objectAt, rowsAt } from '../calls/decode.ts';
import { isWireObject } from '../http/wire-json.ts';
import { readRows } from '../calls/wire-page.ts';

/** A bare number, or one under `count`; a server that counts below nothing means nothing. */
export function readUnreadCount(value: WireValue): number {
  const count = isWireObject(value)
    ? objectAt<UnreadCount>(value, 'message').integer('count')
    : integerAt(value, 'message');
  return Math.max(0, count);
}

export function readMessage(value: WireValue, path: string): Message {
  const row = objectAt<MessageRow>(value, path);
  const opened = row.optionalInteger('issee');
  return {
    id: row.id('id'),
    kind: row.optionalInteger('type') === 1 ? 'popUp' : 'message',
    title: row.text('title'),
    summary: row.optionalText('abstract') ?? '',
    html: row.optionalText('content') ?? '',
    createdAt: row.optionalText('create_time') ?? '',
    isRead: opened === undefined ? undefined : opened > 0,
  };
}

const byNumber = (left: Message, right: Message): number =>
  right.id.length - left.id.length || right.id.localeCompare(left.id);

const time = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const byTime = (left: Message, right: Message): number => right.createdAt.localeCompare(left.createdAt);

/**
 * Servers send oldest first, or leave the order to chance. Their numbers grow with time, but those of a server that numbers
 * each kind by itself do not: the time counts where every message has one.
 */
function newestFirst(messages: readonly Message[]): readonly Message[] {
  const areTimed = messages.every(({ createdAt }) => time.test(createdAt));
  return messages.toSorted((left, right) => (areTimed ? byTime(left, right) : 0) || byNumber(left, right));
}

const isDraft = (value: WireValue, path: string): boolean =>
  objectAt<MessageRow>(value, path).optionalInteger('status') === 0;

/** Drafts, which servers send too, are left out. */
export function readMessages(value: WireValue): Rows<Message> {
  const rows = readRows(value, 'message', (row, path) => (isDraft(row, path) ? undefined : readMessage(row, path)));
  return lackingAs(newestFirst(rows.filter((message) => message !== undefined)), rows);
}

/** The newest that is to be shown at once, as far as a list says which were opened. */
export const newestUnread = (messages: readonly Message[]): Message | undefined =>
  messages.find(({ kind, isRead }) => kind === 'popUp' && isRead === false);

/** A message, none, or a list whose first entry is meant. */
export function readPopUpMessage(value: WireValue): Message | undefined {
  if (Array.isArray(value)) return rowsAt(value, 'message', readMessage)[0];
  return value === null || value === '' ? undefined : readMessage(value, 'message');
}
