import type { ArtBid, Resale, WonAuction, WonState } from '../../../core/domain/products/art-sale.ts';
import { lackingAs, type Page, type Rows } from '../../../core/domain/page.ts';
import type { Amount } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { BidRow, WonRow } from '../calls/api.gen.ts';
import { objectAt, type Decode, type ObjectReader } from '../calls/decode.ts';
import { imageAddress, type FileAddress } from '../calls/image-address.ts';
import type { FormFields } from '../calls/request-fields.ts';
import { readPage, readRows } from '../calls/wire-page.ts';

const bidAt =
  (fileAddress: FileAddress): Decode<ArtBid> =>
  (value, path) => {
    const row = objectAt<BidRow>(value, path);
    return {
      id: row.id('id'),
      code: row.text('code'),
      bidderId: row.optionalText('buyer_id') ?? '',
      bidderName: row.optionalText('nick_name') ?? '',
      bidderPicture: imageAddress(row.optionalText('head_portrait'), fileAddress),
      isBot: row.optionalFlag('is_bot') === true,
      price: row.decimal<Amount>('price'),
      currencyId: row.optionalText('currency_id') ?? '',
      currencyName: row.optionalText('currency_name') ?? '',
      isLeading: row.optionalFlag('status') === true,
      isExpired: row.optionalFlag('is_expired'),
      deposit: row.optionalDecimal<Amount>('margin'),
      createdAt: row.optionalText('created') ?? '',
      artworkName: row.optionalText('nft_name') ?? '',
      artworkPicture: imageAddress(row.optionalText('nft_image'), fileAddress),
    };
  };

export const readBids = (value: WireValue, fileAddress: FileAddress): Rows<ArtBid> =>
  readRows(value, 'message', bidAt(fileAddress));

export const readOwnBids = (
  value: WireValue,
  query: { page: number; limit: number },
  fileAddress: FileAddress,
): Page<ArtBid> => readPage({ value, path: 'message' }, query, bidAt(fileAddress));

/** A paid one is also marked as expired, so it is checked first. */
function wonState(row: ObjectReader<WonRow>): WonState {
  if (row.optionalFlag('is_pay') === true) return 'paid';
  return row.optionalFlag('is_expired') === true ? 'expired' : 'due';
}

/** 0 and nothing mean that there is no such moment. */
const momentMs = (seconds: number | undefined): number | undefined =>
  seconds === undefined || seconds === 0 ? undefined : seconds * 1000;

const wonAt =
  (fileAddress: FileAddress): Decode<WonAuction> =>
  (value, path) => {
    const row = objectAt<WonRow>(value, path);
    return {
      id: row.id('id'),
      bidId: row.optionalText('quotrtion_log_id'),
      code: row.text('code'),
      name: row.optionalText('name') ?? '',
      picture: imageAddress(row.optionalText('image'), fileAddress),
      price: row.decimal<Amount>('price'),
      currencyId: row.optionalText('currency_id') ?? '',
      currencyName: row.optionalText('currency_name') ?? '',
      state: wonState(row),
      payBeforeMs: momentMs(row.optionalInteger('overtime')),
      isRead: row.optionalFlag('is_read') !== false,
      wonAtMs: momentMs(row.optionalInteger('created')),
      paidAtMs: momentMs(row.optionalInteger('pay_time')),
      deposit: row.optionalDecimal<Amount>('margin'),
    };
  };

/** Which of several rows of one win shows its state. */
const weight: Readonly<Record<WonState, number>> = { paid: 0, due: 1, expired: 2 };
const isEarlier = (left: WonAuction, right: WonAuction): number =>
  weight[left.state] - weight[right.state] || left.id.length - right.id.length || left.id.localeCompare(right.id);

/** Some servers write an order to pay for one win again and again: the paid one counts, otherwise the first that is due. */
export function readWonAuctions(value: WireValue, fileAddress: FileAddress): Rows<WonAuction> {
  const rows = readRows(value, 'message', wonAt(fileAddress));
  const sameWin = ({ code, price }: WonAuction): readonly WonAuction[] =>
    rows.filter((row) => row.code === code && row.price === price);
  const wins = rows
    .filter((row) => sameWin(row).toSorted(isEarlier)[0] === row)
    .map((row) => ({ ...row, isRead: sameWin(row).some(({ isRead }) => isRead) }));
  return lackingAs(wins, rows);
}

export const resaleFields = ({ code, price, startsAt, endsAt, raise }: Resale): FormFields<'resellArtwork'> => ({
  code,
  price,
  start_time: startsAt,
  end_time: endsAt,
  per_increase: raise,
});
