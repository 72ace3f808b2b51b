import type { ArtSalesPort } from '../../../core/ports/art-sales-port.ts';
import { readBids, readOwnBids, readWonAuctions, resaleFields } from './art-sales-codec.ts';
import { readArtwork, readArtworkRows } from './artworks-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const artSalesOver = ({ call, fileAddress }: Wire): ArtSalesPort => ({
  buyArtwork: async ({ code }) => {
    await call('buyArtwork', { code });
  },
  placeDeposit: async ({ code }) => {
    await call('placeDeposit', { code });
  },
  placeBid: async ({ code, raise }) => {
    await call('placeBid', { code, price: raise });
  },
  bidsOn: async ({ code }) => readBids(await call('bidsOn', { code }), fileAddress),
  ownBids: async (query) =>
    readOwnBids(await call('ownBids', { page: String(query.page), limit: String(query.limit) }), query, fileAddress),
  ownArtworks: async () => readArtworkRows(await call('ownArtworks'), fileAddress),
  openBox: async ({ code }) => readArtwork(await call('openBox', { code }), fileAddress),
  resellArtwork: async (resale) => {
    await call('resellArtwork', resaleFields(resale));
  },
  wonAuctions: async () => readWonAuctions(await call('wonAuctions'), fileAddress),
  readWonAuction: async ({ wonId }) => {
    await call('readWonAuction', { id: wonId });
  },
  payWonAuction: async ({ wonId }) => {
    await call('payWonAuction', { id: wonId });
  },
});
