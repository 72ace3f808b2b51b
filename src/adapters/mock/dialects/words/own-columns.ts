import type { Json } from '../../engine/kernel/basics/engine-types.ts';
import { serverText } from '../../engine/kernel/basics/server-text.ts';
import { Declined } from '../basics/declined.ts';
import type { Calls, Exchange, Giving, Taking } from '../basics/dialect.ts';
import { isRow, rowOf } from '../basics/reply.ts';
import { inEnglish } from '../basics/shaping.ts';

/** The message without these columns, at any depth. */
function bare(value: Json, names: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((part: Json) => bare(part, names));
  if (!isRow(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, bare(part, names)]));
}

/** Removes columns that only this backend sends; other servers do not have them. */
export const withoutOwn = (...columns: readonly string[]): Giving => {
  const names = new Set(columns);
  return (message) => bare(message, names);
};

const artCalls = [
  'GET /bind_box/getBoxList',
  'GET /bind_box/getArtistDetail',
  'GET /bind_box/getCollection',
  'POST /bind_box/getMyNFTs',
  'POST /bind_box/getBindBoxQuotationLog',
  'POST /bind_box/getMyBindBoxQuotationLog',
] as const;
const plainArt: Exchange = {
  gives: [withoutOwn('start_at', 'end_at', 'bot_limit', 'margin_taken', 'chances', 'is_bot')],
};

/** A missing number looks like a success. */
const asksArt: Taking = (fields) => {
  if (fields['id'] === undefined && fields['code'] === undefined)
    throw new Declined(serverText('en', 'parameter'), 'ok');
  return fields;
};

/** Removes the numeric times: these servers send times only as texts in their zone. */
export const saleTimesAsTexts = withoutOwn('start_time', 'end_time');
export const productTimesAsTexts = withoutOwn('end_at', 'settle_price');
const plainTraders: Giving = withoutOwn('data_time');
const plainTrader: Giving = (message) => {
  const { follow: _follow, ...told } = rowOf(withoutFigures(message));
  return told;
};
const withoutFigures = (message: Json): Json => bare(message, new Set(['data_time', 'largest_fall', 'signature']));

export const callsWithoutOwnColumns: Calls = {
  ...Object.fromEntries(artCalls.map((name) => [name, plainArt])),
  'GET /bind_box/getBoxDetail': { ...plainArt, takes: [asksArt, inEnglish] },
  'POST /bind_box/openBlindBox': { ...plainArt, takes: [inEnglish] },
  'GET /project': { gives: [saleTimesAsTexts] },
  'GET /dual/detail': { gives: [productTimesAsTexts] },
  'GET /follow/index': { gives: [plainTraders] },
  'GET /follow/traderDetail': { gives: [plainTrader] },
};
