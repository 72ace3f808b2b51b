import type {
  Artist,
  ArtistPage,
  Artwork,
  ArtworkQuery,
  BoxChance,
  MediaKind,
  SaleCurrency,
  SaleKind,
  SaleState,
} from '../../../core/domain/products/artwork.ts';
import type { Page, Rows } from '../../../core/domain/page.ts';
import type { Amount, Rate } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { ArtistDetail, ArtistRow, ArtworkRow, BoxChance as ChanceRow, SaleCurrencyRow } from '../calls/api.gen.ts';
import { objectAt, rowsAt, type Decode, type ObjectReader } from '../calls/decode.ts';
import { imageAddress, type FileAddress } from '../calls/image-address.ts';
import type { QueryFields } from '../calls/request-fields.ts';
import { readPage, readRows } from '../calls/wire-page.ts';

const kinds: Readonly<Record<number, MediaKind>> = { 1: 'image', 2: 'gif', 3: 'audio', 4: 'video' };
const saleKinds: Readonly<Record<number, SaleKind>> = { 1: 'fixed', 2: 'auction', 3: 'box' };
const states: Readonly<Record<number, SaleState>> = { 0: 'over', 1: 'open', 2: 'upcoming' };

const numberOf = (words: Readonly<Record<number, string>>, word: string | undefined): string | undefined =>
  Object.entries(words).find(([, meant]) => meant === word)?.[0];

const secondsToMs = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1000;

const ownSound = /^data:(?:audio|video)\//i;
const stillFile = /\.(?:png|jpe?g|webp|avif|svg)(?:[?#]|$)/i;

/** Sound and film may be written in the answer itself; anything else that is no address of a file is nothing. */
const mediaAddress = (reference: string | undefined, fileAddress: FileAddress): string | undefined =>
  reference !== undefined && ownSound.test(reference) ? reference : imageAddress(reference, fileAddress);

interface Media {
  readonly poster: string | undefined;
  readonly file: string | undefined;
}

interface References {
  readonly image: string | undefined;
  readonly file: string | undefined;
  /** The server keeps cover and file apart. */
  readonly isCover: boolean;
}

/** Most servers have one field for both: of what moves or sounds it is the file, unless it can only be a picture. */
function mediaOf(kind: MediaKind, { image, file, isCover }: References, at: FileAddress): Media {
  const picture = imageAddress(image, at);
  if (isCover && kind !== 'image') return { poster: picture, file: mediaAddress(file, at) };
  if (kind === 'image') return { poster: picture, file: picture };
  const isStill = image !== undefined && stillFile.test(image);
  return isStill ? { poster: picture, file: undefined } : { poster: undefined, file: mediaAddress(image, at) };
}

function readChance(value: WireValue, path: string): BoxChance {
  const row = objectAt<ChanceRow>(value, path);
  return { rarity: row.text('rarity'), percent: row.decimal<Rate>('percent') };
}

type Row = ObjectReader<ArtworkRow>;

const saleOf = (row: Row) => {
  const toldState = row.choice<SaleState>('status', states);
  const saleKind = row.choice<SaleKind>('pay_type', saleKinds);
  return {
    price: row.decimal<Amount>('price'),
    raise: row.optionalDecimal<Amount>('per_increase'),
    deposit: row.optionalDecimal<Amount>('margin'),
    hasDeposit: row.optionalFlag('margin_taken'),
    saleKind,
    isFlagged: toldState !== 'over',
    toldState,
    startsAt: row.optionalText('start_time'),
    endsAt: row.optionalText('end_time'),
    startsAtMs: secondsToMs(row.optionalInteger('start_at')),
    endsAtMs: secondsToMs(row.optionalInteger('end_at')),
    botLimit: row.optionalDecimal<Amount>('bot_limit'),
    // Auctions carry the mark of a resale from the start.
    isResold: saleKind !== 'auction' && row.optionalFlag('resell_nft_status') === true,
    isWon: row.optionalFlag('lock_order') === true,
  };
};

export const artworkAt =
  (fileAddress: FileAddress): Decode<Artwork> =>
  (value, path) => {
    const row = objectAt<ArtworkRow>(value, path);
    const kind = row.choice<MediaKind>('type', kinds);
    const sale = saleOf(row);
    const isBoxOpen = row.optionalFlag('rarity_status') === true;
    const media = {
      image: row.optionalText('image'),
      file: row.optionalText('file'),
      isCover: row.value('file') !== undefined,
    };
    const portrait = row.optionalText('author_avatar') ?? row.optionalText('head_portrait');
    const mark = row.value('collect');
    return {
      id: row.id('id'),
      code: row.text('code'),
      kind,
      name: row.text('name'),
      ...mediaOf(kind, media, fileAddress),
      description: row.optionalText('description'),
      currencyId: row.optionalText('currency_id') ?? '',
      currencyName: row.optionalText('currency_name') ?? '',
      ...sale,
      artistId: row.optionalText('author_id') ?? row.optionalText('author') ?? '',
      artistName: row.optionalText('author_name'),
      artistPicture: imageAddress(portrait, fileAddress),
      ownerId: row.id('owner'),
      // Some servers reveal the content of a closed box: it is not shown, so that the box stays closed.
      rarity: sale.saleKind === 'box' && !isBoxOpen ? undefined : row.optionalText('rarity'),
      isBoxOpen,
      isFavourite: mark === undefined || mark === null ? undefined : row.optionalFlag('collect'),
      chances: row.optionalList('chances', readChance) ?? [],
    };
  };

export const artworksFields = (query: ArtworkQuery): QueryFields<'artworks'> => ({
  page: String(query.page),
  limit: String(query.limit),
  currency: query.currencyId,
  pay_type: numberOf(saleKinds, query.saleKind),
  status: numberOf(states, query.state),
  type: numberOf(kinds, query.kind),
  keyword: query.keyword,
});

export const readArtworks = (value: WireValue, query: ArtworkQuery, fileAddress: FileAddress): Page<Artwork> =>
  readPage({ value, path: 'message' }, query, artworkAt(fileAddress));

export const readArtworkRows = (value: WireValue, fileAddress: FileAddress): Rows<Artwork> =>
  readRows(value, 'message', artworkAt(fileAddress));

export const readArtwork = (value: WireValue, fileAddress: FileAddress): Artwork =>
  artworkAt(fileAddress)(value, 'message');

const readArtistOf = (row: Pick<ObjectReader<ArtistRow>, 'id' | 'optionalText'>, fileAddress: FileAddress): Artist => ({
  id: row.id('id'),
  name: row.optionalText('nickname') ?? '',
  picture: imageAddress(row.optionalText('head_portrait'), fileAddress),
});

/** Of a user's row four fields are read; servers are known to send more. */
export const readArtists = (
  value: WireValue,
  query: { page: number; limit: number },
  fileAddress: FileAddress,
): Page<Artist> =>
  readPage({ value, path: 'message' }, query, (one, path) => readArtistOf(objectAt<ArtistRow>(one, path), fileAddress));

export function readArtist(value: WireValue, fileAddress: FileAddress): ArtistPage {
  const row = objectAt<ArtistDetail>(value, 'message');
  const list = (key: 'artworks' | 'collects'): Rows<Artwork> =>
    row.optionalRows(key, (one, path) => artworkAt(fileAddress)(one, path)) ?? [];
  return {
    ...readArtistOf(row, fileAddress),
    artworks: list('artworks'),
    favourites: list('collects'),
    marks: row.optionalInteger('artworks_collect_number'),
  };
}

export const readSaleCurrencies = (value: WireValue): Rows<SaleCurrency> =>
  rowsAt(value, 'message', (one, path) => {
    const row = objectAt<SaleCurrencyRow>(one, path);
    return { id: row.id('id'), name: row.text('name') };
  });
