import type { ArtworksPort } from '../../../core/ports/artworks-port.ts';
import {
  artworksFields,
  readArtist,
  readArtists,
  readArtwork,
  readArtworkRows,
  readArtworks,
  readSaleCurrencies,
} from './artworks-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const artworksOver = ({ call, fileAddress }: Wire): ArtworksPort => ({
  artworks: async (query) => {
    const answer = await call('artworks', artworksFields(query));
    return readArtworks(answer, query, fileAddress);
  },
  artwork: async ({ artworkId }) => readArtwork(await call('artwork', { id: artworkId, code: undefined }), fileAddress),
  artists: async (query) =>
    readArtists(await call('artists', { page: String(query.page), limit: String(query.limit) }), query, fileAddress),
  artist: async ({ artistId }) => readArtist(await call('artist', { uid: artistId }), fileAddress),
  saleCurrencies: async () => readSaleCurrencies(await call('saleCurrencies')),
  markedArtworks: async () => readArtworkRows(await call('markedArtworks'), fileAddress),
  markArtwork: async ({ code }) => {
    await call('markArtwork', { code });
  },
});
