import type { HttpTransport } from '../../../core/ports/http-transport.ts';
import { HttpArtSalesAdapter } from './art-sales-http-adapter.ts';
import { HttpArtworksAdapter } from './artworks-http-adapter.ts';
import { artSalesPaths, artworksPaths } from './nft-paths.ts';

// A file of their own, paths included: only whoever looks at artworks fetches it.

export const artworksOver = (http: HttpTransport) => new HttpArtworksAdapter(http, artworksPaths);
export const artSalesOver = (http: HttpTransport) => new HttpArtSalesAdapter(http, artSalesPaths);
