import type { ArtSalesPort } from '../../../core/ports/art-sales-port.ts';
import type { ArtworksPort } from '../../../core/ports/artworks-port.ts';
import type { PathsOf } from '../../../core/ports/http-transport.ts';

export const artworksPaths = {
  artworks: 'GET /bind_box/getBoxList',
  artwork: 'GET /bind_box/getBoxDetail',
  artists: 'GET /bind_box/getArtist',
  artist: 'GET /bind_box/getArtistDetail',
  saleCurrencies: 'GET /bind_box/getNftCurrency',
  markedArtworks: 'GET /bind_box/getCollection',
  markArtwork: 'POST /bind_box/collect',
} as const satisfies PathsOf<ArtworksPort>;

export const artSalesPaths = {
  buyArtwork: 'POST /bind_box/buyNFT',
  placeDeposit: 'POST /bind_box/marginNFT',
  placeBid: 'POST /bind_box/auctionNFT',
  bidsOn: 'POST /bind_box/getBindBoxQuotationLog',
  ownBids: 'POST /bind_box/getMyBindBoxQuotationLog',
  ownArtworks: 'POST /bind_box/getMyNFTs',
  openBox: 'POST /bind_box/openBlindBox',
  resellArtwork: 'POST /bind_box/resellNFT',
  wonAuctions: 'POST /bind_box/getNeedPayNFTOrder',
  readWonAuction: 'POST /bind_box/readNFTOrderMessage',
  payWonAuction: 'POST /bind_box/payNFTOrder',
} as const satisfies PathsOf<ArtSalesPort>;
