import { amount } from '../../../src/core/money/amount.ts';
import { ArtSalesPort } from '../../../src/core/ports/art-sales-port.ts';
import { ArtworksPort } from '../../../src/core/ports/artworks-port.ts';
import { promise, refusal, seeNoRepetition, seeRefused, type PortPromise } from './port-promise.ts';

const nowhere = '999999999';
const noCode = 'no-such-code';

export const artworkPromises: readonly PortPromise[] = [
  promise('artworks: in pages without overlap', 'nobody', async ({ port }) => {
    const first = await port(ArtworksPort).artworks({ page: 1, limit: 3 });
    const second = await port(ArtworksPort).artworks({ page: 2, limit: 3 });
    seeNoRepetition([...first.items, ...second.items], 'message[*].id');
  }),
  promise('artwork: one of the list is there', 'nobody', async ({ port }) => {
    const [one] = (await port(ArtworksPort).artworks({ page: 1, limit: 1 })).items;
    if (one !== undefined) await port(ArtworksPort).artwork({ artworkId: one.id });
  }),
  promise('artists: in pages without overlap', 'nobody', async ({ port }) => {
    const first = await port(ArtworksPort).artists({ page: 1, limit: 2 });
    const second = await port(ArtworksPort).artists({ page: 2, limit: 2 });
    seeNoRepetition([...first.items, ...second.items], 'message[*].id');
  }),
  promise('artist: one of the list is there', 'nobody', async ({ port }) => {
    const [one] = (await port(ArtworksPort).artists({ page: 1, limit: 1 })).items;
    if (one !== undefined) await port(ArtworksPort).artist({ artistId: one.id });
  }),
  promise('saleCurrencies: every one once', 'nobody', async ({ port }) => {
    seeNoRepetition(await port(ArtworksPort).saleCurrencies(), 'message[*].id');
  }),
  promise('markedArtworks: every one once', 'person', async ({ port }) => {
    seeNoRepetition(await port(ArtworksPort).markedArtworks(), 'message[*].id');
  }),
  refusal('markArtwork: an unknown one is refused', ({ port }) =>
    seeRefused(port(ArtworksPort).markArtwork({ code: noCode })),
  ),
];

export const artSalePromises: readonly PortPromise[] = [
  refusal('buyArtwork: an unknown one is refused', ({ port }) =>
    seeRefused(port(ArtSalesPort).buyArtwork({ code: noCode })),
  ),
  refusal('placeDeposit: for an unknown one it is refused', ({ port }) =>
    seeRefused(port(ArtSalesPort).placeDeposit({ code: noCode })),
  ),
  refusal('placeBid: of nothing, for an unknown one, it is refused', ({ port }) =>
    seeRefused(port(ArtSalesPort).placeBid({ code: noCode, raise: amount('0') })),
  ),
  refusal('openBox: an unknown one is refused', ({ port }) => seeRefused(port(ArtSalesPort).openBox({ code: noCode }))),
  refusal('resellArtwork: an unknown one is refused', ({ port }) =>
    seeRefused(
      port(ArtSalesPort).resellArtwork({
        code: noCode,
        price: amount('0'),
        startsAt: '2100-01-01 00:00:00',
        endsAt: '2100-01-02 00:00:00',
        raise: undefined,
      }),
    ),
  ),
  promise('bidsOn: of an auction every bid once', 'nobody', async ({ port }) => {
    const [one] = (await port(ArtworksPort).artworks({ page: 1, limit: 1, saleKind: 'auction' })).items;
    if (one !== undefined) seeNoRepetition(await port(ArtSalesPort).bidsOn({ code: one.code }), 'message[*].id');
  }),
  promise('ownBids: in pages without overlap', 'person', async ({ port }) => {
    const first = await port(ArtSalesPort).ownBids({ page: 1, limit: 3 });
    const second = await port(ArtSalesPort).ownBids({ page: 2, limit: 3 });
    seeNoRepetition([...first.items, ...second.items], 'message.data[*].id');
  }),
  promise('ownArtworks: every one once', 'person', async ({ port }) => {
    seeNoRepetition(await port(ArtSalesPort).ownArtworks(), 'message[*].id');
  }),
  promise('wonAuctions: every one once', 'person', async ({ port }) => {
    seeNoRepetition(await port(ArtSalesPort).wonAuctions(), 'message[*].id');
  }),
  refusal('readWonAuction: an unknown one is refused', ({ port }) =>
    seeRefused(port(ArtSalesPort).readWonAuction({ wonId: nowhere })),
  ),
  refusal('payWonAuction: an unknown one is refused', ({ port }) =>
    seeRefused(port(ArtSalesPort).payWonAuction({ wonId: nowhere })),
  ),
];
