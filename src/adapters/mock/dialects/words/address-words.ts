import { timestamp } from '../../engine/kernel/basics/wire-format.ts';
import type { Call, Exchange, Taking } from '../basics/dialect.ts';
import { textOf, type Row } from '../basics/reply.ts';
import { allRows, eachRow, echoingPage, ignoring, messageOf, requiring, wireNumber } from '../basics/shaping.ts';

/** Rows of the book; the network of a row is `type`. */
export const addressesWithoutNetwork: Exchange = {
  gives: [eachRow('data', ({ type: _type, logo: _logo, ...row }) => row), echoingPage],
};

const deletedOf = ({ user = '' }: Call): string => `addresses/${user}`;

export const wholeBook = (call: Call): Promise<readonly Row[]> =>
  allRows(call, 'GET /user/wallet/list', { place: 'data' });

/** Deleted rows keep their place among the others. */
export const addressesWithDeleted: Exchange = {
  access: 'signed-in',
  answers: async (call) => {
    const { page = '1', limit = '10' } = call.fields;
    const kept = (await wholeBook(call)).map((row): Row => ({ ...row, isdelete: 0, delete_time: null }));
    const rows = [...kept, ...call.memory.rows(deletedOf(call))].toSorted(
      (left, right) => wireNumber(right['id']) - wireNumber(left['id']),
    );
    const size = Math.max(1, Number.parseInt(limit, 10) || 10);
    const start = (Math.max(1, Number.parseInt(page, 10) || 1) - 1) * size;
    return {
      data: rows.slice(start, start + size),
      page: call.fields['page'] ?? 1,
      pages: Math.max(1, Math.ceil(rows.length / size)),
      total: rows.length,
    };
  },
};
export const addressesInPages: Exchange = { gives: [echoingPage] };

/** Marks a row as deleted. */
export const deletingAddress: Exchange = {
  access: 'signed-in',
  answers: async (call) => {
    const { id = '' } = call.fields;
    const row = (await wholeBook(call)).find((candidate) => textOf(candidate['id']) === id);
    const said = await messageOf(call, 'POST /user/wallet/del', { id });
    if (row !== undefined) call.memory.keep(deletedOf(call), { ...row, isdelete: 1, delete_time: timestamp(call.at) });
    return said;
  },
};

const networkInSmallLetters: Taking = ({ type, ...fields }) =>
  type === undefined ? fields : { ...fields, type: type.toLowerCase() };

export const savingAddress = (...required: readonly string[]): Exchange => ({
  takes: [requiring('currency', 'address', ...required), networkInSmallLetters],
});
export const savingAddressWithPicture: Exchange = {
  takes: [requiring('currency', 'address', 'qrcode'), ignoring('type')],
};
