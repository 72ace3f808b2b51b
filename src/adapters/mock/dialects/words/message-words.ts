import { languageCodes } from '../../../../core/i18n/languages.ts';
import { articleTexts } from '../../engine/products/content/article-texts.gen.ts';
import type { Json } from '../../engine/kernel/basics/engine-types.ts';
import { Declined } from '../basics/declined.ts';
import type { Calls, Exchange, Giving, Taking } from '../basics/dialect.ts';
import { isRow, rowOf, rowsOf, textOf, type Row } from '../basics/reply.ts';
import { eachRow, messageOf, withColumns } from '../basics/shaping.ts';

const listCall = 'GET /mailMessage/getList';

const placeOf = ({ create_time: at, id }: Row): string => `${textOf(at)} ${textOf(id).padStart(12, '0')}`;
const inOrder = (message: Json): readonly Row[] =>
  rowsOf(message).toSorted((left, right) => (placeOf(left) < placeOf(right) ? -1 : 1));

/** These servers number messages as they come, the engine its own by their kind. Newest first. */
const numbered: Giving = (message) =>
  inOrder(message)
    .map((row, at) => ({ ...row, id: at + 1 }))
    .toReversed();

/** The message as the engine knows it. */
const ofEngine: Taking = async ({ id = '', ...fields }, call) => {
  const row = inOrder(await messageOf(call, listCall))[Number.parseInt(id, 10) - 1];
  return { ...fields, id: textOf(row?.['id'] ?? 0) };
};
const asAsked: Giving = (message, { fields: { id } }) =>
  isRow(message) ? { ...message, id: Number.parseInt(id ?? '', 10) } : message;

export const numberedMessages: Exchange = { gives: [numbered] };
export const messageByNumber: Exchange = { takes: [ofEngine], gives: [asAsked] };

const oldestFirst: Giving = (message) => rowsOf(message).toReversed();
const withoutMark = ({ issee: _seen, ...row }: Row): Row => row;

export const unmarkedMessages: Exchange = { gives: [numbered, oldestFirst, eachRow('', withoutMark)] };
export const unreadCount: Exchange = { asks: 'GET /getMailMessageCount' };

/** Messages in the columns of these servers: `mark` 1 is unread. */
const stationRow = (row: Row): Row => ({
  id: row['id'] ?? 0,
  uid: row['user_ids'] ?? 0,
  title: row['title'] ?? '',
  content: row['content'] ?? '',
  mark: row['issee'] === 1 ? 0 : 1,
  create_time: row['create_time'] ?? '',
  readtime: row['issee'] === 1 ? (row['create_time'] ?? '') : '',
});

export const stationMessages: Exchange = {
  asks: listCall,
  gives: [
    numbered,
    eachRow('', stationRow),
    (message, { fields: { id } }) =>
      id === undefined ? message : rowsOf(message).filter((row) => textOf(row['id']) === id),
  ],
};
export const firstUnread: Exchange = {
  asks: listCall,
  gives: [numbered, eachRow('', stationRow), (message) => rowsOf(message).find(({ mark }) => mark === 1) ?? null],
};
export const markingRead: Exchange = { asks: 'GET /mailMessage/detail', takes: [ofEngine], gives: [() => true] };

const heads = ({ content: _content, abstract: _abstract, create_time: _at, ...row }: Row): Row => row;
const version: Giving = withColumns({ version: { value: [''] } });

/** Shown for an article without a picture, on a host of its own. */
const placeholder = 'https://www.tandem.test/upload/none.png';
const pictured = (row: Row): Row => (row['thumbnail'] === '' ? { ...row, thumbnail: placeholder } : row);
/** An article, or null where there is none. */
const picturedOne: Giving = (message) => (isRow(message) ? pictured(message) : message);

const commonLanguages = ['zh', 'hk', 'en', 'jp', 'kor'];

const pages = ['GET /faq', 'GET /contactus', 'GET /aboutus', 'GET /operational_compliance'];

/** Pages in a language that editors have, besides the common ones in these; English in any other. */
export function articlePages(...more: readonly string[]): Calls {
  const languages = [...commonLanguages, ...more];
  const inTheirs: Taking = ({ lang = 'en', ...fields }) => ({
    ...fields,
    lang: languages.includes(lang) ? lang : 'en',
  });
  return Object.fromEntries(pages.map((page) => [page, { takes: [inTheirs], gives: [picturedOne, inXpOf(more)] }]));
}

const namedXp = (row: Row): Row => (row['lang'] === 'spa' ? { ...row, lang: 'xp' } : row);
/** Where Spanish is called `xp`, an article says so. */
const inXpOf =
  (languages: readonly string[]): Giving =>
  (message) =>
    languages.includes('xp') && isRow(message) ? namedXp(message) : message;

/** Rows in exactly the requested language; empty for a language that editors do not have. */
const exactLanguage =
  (...more: readonly string[]): Giving =>
  (message, { fields: { lang = 'en' } }) =>
    [...commonLanguages, ...more].includes(lang) ? message : { ...rowOf(message), list: [], count: 0 };

const invitations: ReadonlySet<string> = new Set(languageCodes.map((code) => articleTexts[code].practise.title));

/** No public server has practice, so none invites to it. */
const withoutPractice: Giving = (message) => {
  const page = rowOf(message);
  const rows = rowsOf(page['list']);
  const list = rows.filter(({ title }) => !invitations.has(textOf(title)));
  return { ...page, list, count: Number(page['count'] ?? 0) - (rows.length - list.length) };
};

export const articles: Exchange = {
  gives: [exactLanguage('th', 'fra', 'spa'), withoutPractice, eachRow('list', pictured), version],
};
/** This family has more languages, and calls Spanish `xp`. */
export const articlesWithXp: Exchange = {
  gives: [exactLanguage('xp'), withoutPractice, eachRow('list', pictured), eachRow('list', namedXp), version],
};
export const articleHeads: Exchange = {
  gives: [exactLanguage(), eachRow('list', heads), withoutPractice, eachRow('list', pictured), version],
};

export const article: Exchange = {
  takes: [
    (fields, call) => {
      if (fields['id'] === undefined) throw new Declined(call.say('parameter'));
      return fields;
    },
  ],
  gives: [picturedOne],
};

export const articleInXp: Exchange = { ...article, gives: [picturedOne, inXpOf(['xp'])] };

/** Without a language in the request the pop-up is Chinese. */
export const popUpInChinese: Exchange = {
  takes: [(fields) => ({ lang: 'zh', ...fields })],
  gives: [picturedOne],
};
