import type { Operation } from '../../src/core/ports/http-transport.ts';

/** Calls of the specification that are not described yet, by area. The list may only shrink. */
export const callsToCome: Readonly<Record<string, readonly Operation[]>> = {
  invest: ['GET /dual/index', 'GET /dual/detail', 'POST /dual/buyDual', 'POST /dual/dual_list'],
  nft: [
    'GET /bind_box/getBoxList',
    'GET /bind_box/getBoxDetail',
    'GET /bind_box/getArtist',
    'GET /bind_box/getArtistDetail',
    'POST /bind_box/collect',
    'GET /bind_box/getNftCurrency',
    'GET /bind_box/getCollection',
    'POST /bind_box/buyNFT',
    'POST /bind_box/marginNFT',
    'POST /bind_box/auctionNFT',
    'POST /bind_box/getBindBoxQuotationLog',
    'POST /bind_box/getMyNFTs',
    'POST /bind_box/getMyBindBoxQuotationLog',
    'POST /bind_box/openBlindBox',
    'POST /bind_box/resellNFT',
    'POST /bind_box/getNeedPayNFTOrder',
    'POST /bind_box/readNFTOrderMessage',
    'POST /bind_box/payNFTOrder',
  ],
};
