import type { ArtBid, WonAuction } from '../../../core/domain/products/art-sale.ts';
import { momentColumns, type Column } from '../../shared/export/model/csv.ts';

type Zone = string | undefined;

const yesOrNo = (is: boolean | undefined): string | undefined => (is === undefined ? undefined : is ? 'yes' : 'no');
const epoch = (ms: number | undefined): string | undefined => ms?.toString();

/** Every field of a bid; a deposit is in USDT. */
export const bidColumns = (serverZone: Zone): readonly Column<ArtBid>[] => [
  { name: 'bid_id', cell: ({ id }) => id },
  { name: 'artwork_code', cell: ({ code }) => code },
  { name: 'artwork', cell: ({ artworkName }) => artworkName },
  { name: 'bid', cell: ({ price }) => price },
  { name: 'currency', cell: ({ currencyName }) => currencyName },
  { name: 'deposit_usdt', cell: ({ deposit }) => deposit },
  { name: 'leading', cell: ({ isLeading }) => yesOrNo(isLeading) },
  { name: 'expired', cell: ({ isExpired }) => yesOrNo(isExpired) },
  ...momentColumns<ArtBid>('created_at', { serverZone, read: ({ createdAt }) => createdAt }),
];

/** Every field of an auction that was won; a deposit is in USDT. */
export const wonColumns = (serverZone: Zone): readonly Column<WonAuction>[] => [
  { name: 'order_id', cell: ({ id }) => id },
  { name: 'artwork_code', cell: ({ code }) => code },
  { name: 'artwork', cell: ({ name }) => name },
  { name: 'price', cell: ({ price }) => price },
  { name: 'currency', cell: ({ currencyName }) => currencyName },
  { name: 'deposit_usdt', cell: ({ deposit }) => deposit },
  { name: 'status', cell: ({ state }) => state },
  ...momentColumns<WonAuction>('won_at', { serverZone, read: ({ wonAtMs }) => epoch(wonAtMs) }),
  ...momentColumns<WonAuction>('paid_at', { serverZone, read: ({ paidAtMs }) => epoch(paidAtMs) }),
];
