import * as v from 'valibot';
import { withoutTags } from '../../../../core/rules/text-checks.ts';
import type { Domain } from '../kernel/domain.ts';
import { Refusal } from '../kernel/engine-types.ts';

/** By convention of the protocol: everybody. */
export const everybody = '0';

export type MessageEntry = {
  readonly id: number;
  /** A person's id, or everybody. */
  readonly to: string;
  readonly isPopUp: boolean;
  readonly title: string;
  readonly html: string;
  /** Engine time, epoch ms. */
  readonly at: number;
};
/** Oldest first; who has opened which, by person. */
export type MessagesSlice = { sent: MessageEntry[]; opened: Record<string, number[]> };

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const sending = v.strictObject({
  to: v.string(),
  isPopUp: v.boolean(),
  title: v.pipe(text, v.maxLength(120)),
  html: v.pipe(text, v.maxLength(20_000)),
});
const opening = v.strictObject({ user: v.string(), id: v.number() });

export const emptyMessages = (): MessagesSlice => ({ sent: [], opened: {} });

/** What was sent to a person or to everybody, newest first. */
export const messagesFor = ({ sent }: MessagesSlice, user: string): readonly MessageEntry[] =>
  sent.filter(({ to }) => to === everybody || to === user).toReversed();

export function hasOpened({ opened }: MessagesSlice, user: string, id: number): boolean {
  return Object.hasOwn(opened, user) && opened[user]?.includes(id) === true;
}

export const summaryOf = (html: string): string => {
  const words = withoutTags(html.replaceAll(/<\/(?:p|h\d|li)>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > 80 ? `${words.slice(0, 79)}…` : words;
};

export const messagesCommands: Domain<MessagesSlice>['commands'] = {
  send: ({ slice, nextId, at }, argument) => {
    const wish = v.safeParse(sending, argument);
    if (!wish.success) throw new Refusal('parameter');
    const id = nextId('message');
    slice.sent = [...slice.sent, { id, ...wish.output, at }];
    return id;
  },
  /** Somebody else's is as good as none. */
  open: ({ slice }, argument) => {
    const { user, id } = v.parse(opening, argument);
    if (!messagesFor(slice, user).some((entry) => entry.id === id)) throw new Refusal('unknownMessage');
    if (!hasOpened(slice, user, id)) slice.opened[user] = [...(slice.opened[user] ?? []), id];
    return null;
  },
};
