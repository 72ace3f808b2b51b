import { timestamp } from '../engine/kernel/wire-format.ts';
import type { Call, Exchange, Taking } from './dialect.ts';
import { rowOf, rowsOf, textOf } from './reply.ts';
import { eachRow, ignoring, messageOf, requiring } from './shaping.ts';

/** Rows of the book; the network of a row is `type`. */
export const addressesWithoutNetwork: Exchange = {
  gives: [eachRow('data', ({ type: _type, logo: _logo, ...row }) => row)],
};

const deletedOf = ({ user = '' }: Call): string => `addresses/${user}`;

/** Deleted rows stay in the list. */
export const addressesWithDeleted: Exchange = {
  gives: [
    eachRow('data', (row) => ({ ...row, isdelete: 0, delete_time: null })),
    (message, call) => {
      const book = rowOf(message);
      const deleted = (call.fields['page'] ?? '1') === '1' ? call.memory.rows(deletedOf(call)) : [];
      return { ...book, data: [...rowsOf(book['data']), ...deleted] };
    },
  ],
};

/** Marks a row as deleted. */
export const deletingAddress: Exchange = {
  access: 'signed-in',
  answers: async (call) => {
    const { id = '' } = call.fields;
    const book = rowOf(await messageOf(call, 'GET /user/wallet/list', { limit: '100' }));
    const row = rowsOf(book['data']).find((candidate) => textOf(candidate['id']) === id);
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
