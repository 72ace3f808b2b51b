import { timestamp } from '../../engine/kernel/basics/wire-format.ts';
import { Broken } from '../basics/declined.ts';
import type { Call, Exchange, Giving, Taking } from '../basics/dialect.ts';
import { rowOf, textOf, type Fields, type Row } from '../basics/reply.ts';
import { ignoring, messageOf, requiring, without } from '../basics/shaping.ts';

const cardLanguages: ReadonlySet<string> = new Set(['en', 'zh', 'hk', 'fra', 'jp', 'kor', 'spa', 'th']);

/** Labels are kept in eight languages; another one ends in a fault. */
export const labelledCard: Exchange = {
  takes: [
    (fields) => {
      if (!cardLanguages.has(fields['lang'] ?? 'en')) throw new Broken('no labels');
      return fields;
    },
  ],
};

const cardCall = 'POST /user/cash_info';

/** Columns of a card that the engine has none for. */
const localColumns: Row = {
  bank_id: 0,
  alipay_account: '',
  wechat_nickname: '',
  wechat_account: '',
  alipay_qr_code: '',
  wechat_qr_code: '',
};
const localNames = Object.keys(localColumns);
const ibanToo = [...localNames, 'iban'];

const keptOf = ({ user = '' }: Call): string => `card/${user}`;
const keptColumns = (call: Call): Row => call.memory.rows(keptOf(call))[0] ?? {};

const isCard = (card: Row): boolean => 'user_id' in card;

const withKept =
  (columns: Row): Giving =>
  (message, call) => {
    const card = rowOf(message);
    if (!isCard(card)) return card;
    return { id: card['user_id'] ?? 0, ...card, ...localColumns, ...columns, create_time: '', ...keptColumns(call) };
  };

const accountNumber: Giving = async (message, call) => {
  const card = rowOf(message);
  if (isCard(card)) return card;
  return { ...card, account_number: textOf(rowOf(await messageOf(call, 'GET /user/info'))['account_number']) };
};

const ownLines = ['phone', 'personal_address'] as const;

const cardWith = (columns: Row): Exchange => ({ gives: [accountNumber, withKept(columns), without(...ownLines)] });
/** Neither an IBAN nor a place of the bank. */
export const shortCardWithBanks = cardWith({ iban: '', bank_code: '', bank_address: '' });
export const cardWithBanks = cardWith({ iban: '' });
export const cardWithMark: Exchange = {
  gives: [
    withKept({ iban: '' }),
    async (message, call) => {
      const { password_status: status = 0 } = rowOf(await messageOf(call, 'GET /real/state'));
      return { ...rowOf(message), isPayPas: status };
    },
    without('banks', ...ownLines),
  ],
};

/** Lines that are left out stay as they were stored. */
const keepingStored: Taking = async (fields, call) => {
  const stored = Object.entries(rowOf(await messageOf(call, cardCall)));
  const lines = stored.filter(([, value]) => typeof value === 'string' && value !== '');
  return { ...Object.fromEntries(lines.map(([name, value]) => [name, textOf(value)])), ...fields };
};

const sent = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

const noBank = '0';
/** A bank that is named by its number takes its name from the list of banks, which is empty. */
const bankOf = ({ bank_id: id = noBank, bank_name: name }: Fields): Row => {
  if (id !== noBank) return { bank_name: '' };
  return name === undefined ? {} : { bank_name: name };
};

/** Stores columns that the engine lacks; every save overwrites `emptied`. */
const keepsColumns =
  (names: readonly string[], emptied: Row): Giving =>
  (message, call) => {
    const earlier = keptColumns(call);
    const created = earlier['create_time'] ?? timestamp(call.at);
    const columns = {
      ...earlier,
      ...emptied,
      ...sent(call.fields, names),
      ...bankOf(call.fields),
      create_time: created,
    };
    call.memory.replace(keptOf(call), columns);
    return message;
  };

export const savingCard = (...required: readonly string[]): Exchange => ({
  takes: [requiring(...required), keepingStored],
  gives: [keepsColumns(ibanToo, {})],
});
/** Every save overwrites the account of the other payment service, even without a value for it. */
export const savingShortCard = (...required: readonly string[]): Exchange => ({
  takes: [requiring(...required), ignoring('iban', 'bank_code', 'bank_address'), keepingStored],
  gives: [keepsColumns(localNames, { alipay_account: '' })],
});
