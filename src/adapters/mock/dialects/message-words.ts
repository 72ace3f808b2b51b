import { Declined } from './declined.ts';
import type { Exchange, Giving } from './dialect.ts';
import { rowsOf, textOf, type Row } from './reply.ts';
import { eachRow, withColumns } from './shaping.ts';

const listCall = 'GET /mailMessage/getList';

const oldestFirst: Giving = (message) => rowsOf(message).toReversed();
const withoutMark = ({ issee: _seen, ...row }: Row): Row => row;

export const unmarkedMessages: Exchange = { gives: [oldestFirst, eachRow('', withoutMark)] };
export const unreadCount: Exchange = { asks: 'GET /getMailMessageCount' };

/** Messages of the station, in columns of its own: `mark` 1 is unread. */
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
    eachRow('', stationRow),
    (message, { fields: { id } }) =>
      id === undefined ? message : rowsOf(message).filter((row) => textOf(row['id']) === id),
  ],
};
export const firstUnread: Exchange = {
  asks: listCall,
  gives: [eachRow('', stationRow), (message) => rowsOf(message).find(({ mark }) => mark === 1) ?? null],
};
export const markingRead: Exchange = { asks: 'GET /mailMessage/detail', gives: [() => true] };

const heads = ({ content: _content, abstract: _abstract, create_time: _at, ...row }: Row): Row => row;
const version: Giving = withColumns({ version: { value: [''] } });

export const articles: Exchange = { gives: [version] };
export const articleHeads: Exchange = { gives: [eachRow('list', heads), version] };

export const article: Exchange = {
  takes: [
    (fields, call) => {
      if (fields['id'] === undefined) throw new Declined(call.say('parameter'));
      return fields;
    },
  ],
};

/** Without a language in the request the pop-up is Chinese. */
export const popUpInChinese: Exchange = { takes: [(fields) => ({ lang: 'zh', ...fields })] };
