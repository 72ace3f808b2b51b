import * as v from 'valibot';
import { languageTags } from '../../../../../core/i18n/languages.ts';
import { readDecimal, type Amount } from '../../../../../core/money/amount.ts';
import { formatDecimal } from '../../../../../core/money/format.ts';
import { withoutTags } from '../../../../../core/rules/text/text-checks.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import { reasonText, serverLanguage, serverText } from '../../kernel/basics/server-text.ts';

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
  /** A message of the server itself, in the reader's language; title and text are its English then. */
  readonly told?: ToldText;
};

type Parameters = Readonly<Record<string, string>>;
/** Keys of the server's texts: `message.<key>.title`, `message.<key>.text`, and a refusal as the reason. */
export type ToldText = {
  readonly key: string;
  readonly parameters: Parameters;
  readonly reason?: { readonly key: string; readonly parameters: Parameters };
};

/** Oldest first; the opened ones by person. */
export type MessagesSlice = { sent: MessageEntry[]; opened: Record<string, number[]> };

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const sending = v.strictObject({
  to: v.string(),
  isPopUp: v.boolean(),
  title: v.pipe(text, v.maxLength(120)),
  html: v.pipe(text, v.maxLength(20_000)),
});
const opening = v.strictObject({ user: v.string(), id: v.number() });
const openingAll = v.strictObject({ user: v.string() });

export const emptyMessages = (): MessagesSlice => ({ sent: [], opened: {} });

/** What follows from the records of a person, in any order. */
export type ReadNews = (user: string) => readonly MessageEntry[];

/** What was sent to a person or to everybody, and what follows from their records, newest first. */
export const messagesFor = ({ sent }: MessagesSlice, user: string, news: ReadNews): readonly MessageEntry[] =>
  [...sent.filter(({ to }) => to === everybody || to === user), ...news(user)].toSorted(
    (left, right) => right.at - left.at || right.id - left.id,
  );

export function hasOpened({ opened }: MessagesSlice, user: string, id: number): boolean {
  return Object.hasOwn(opened, user) && opened[user]?.includes(id) === true;
}

/** Scripts and styles are no text to read. */
const unread = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;

export const summaryOf = (html: string): string => {
  const words = withoutTags(html.replaceAll(unread, ' ').replaceAll(/<\/(?:p|h\d|li)>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > 80 ? `${words.slice(0, 79)}…` : words;
};

const sums: ReadonlySet<string> = new Set(['amount', 'deposit', 'income']);

/** Sums are written as the language writes them; names and reasons stay as they are. */
const written = (parameters: Parameters, languageTag: string): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const sum = sums.has(name) ? readDecimal<Amount>(value) : undefined;
      return [name, sum === undefined ? value : formatDecimal(sum, { languageTag })];
    }),
  );

/** Words of a message in a language. */
export function wordsOf(entry: MessageEntry, language: string): { readonly title: string; readonly html: string } {
  const { told } = entry;
  if (told === undefined) return entry;
  const parameters = written(told.parameters, languageTags[serverLanguage(language)]);
  const { reason: given = '' } = parameters;
  const reason =
    told.reason === undefined
      ? reasonText(language, given)
      : serverText(language, told.reason.key, told.reason.parameters);
  return {
    title: serverText(language, `message.${told.key}.title`, parameters),
    html: `<p>${serverText(language, `message.${told.key}.text`, { ...parameters, reason })}</p>`,
  };
}

/** A message that the server sends by itself. */
export function tellPerson(step: Step<MessagesSlice>, { to, ...told }: ToldText & { readonly to: string }): void {
  const { slice, nextId, at } = step;
  const entry: MessageEntry = { id: nextId('message'), to, isPopUp: false, title: '', html: '', at, told };
  slice.sent = [...slice.sent, { ...entry, ...wordsOf(entry, 'en') }];
}

export const messagesCommands = (news: ReadNews): Domain<MessagesSlice>['commands'] => ({
  send: ({ slice, nextId, at }, argument) => {
    const wish = v.safeParse(sending, argument);
    if (!wish.success) throw new Refusal('parameter');
    const id = nextId('message');
    slice.sent = [...slice.sent, { id, ...wish.output, at }];
    return id;
  },
  /** Another person's message counts as missing. */
  open: ({ slice }, argument) => {
    const { user, id } = v.parse(opening, argument);
    if (!messagesFor(slice, user, news).some((entry) => entry.id === id)) throw new Refusal('unknownMessage');
    if (!hasOpened(slice, user, id)) slice.opened[user] = [...(slice.opened[user] ?? []), id];
    return null;
  },
  /** Everything that a person has now: of a past that was lived in, nothing is new. */
  openAll: ({ slice }, argument) => {
    const { user } = v.parse(openingAll, argument);
    slice.opened[user] = messagesFor(slice, user, news).map(({ id }) => id);
    return null;
  },
});
