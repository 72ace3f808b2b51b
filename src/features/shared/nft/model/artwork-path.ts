import type { Artwork } from '../../../../core/domain/products/artwork.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';

/** Films and sounds have a different page. */
export const artworkPath = ({ id, kind }: Pick<Artwork, 'id' | 'kind'>): string =>
  pathWith(kind === 'image' || kind === 'gif' ? routes.nft.artworkDetail : routes.nft.artworkDetailVideo, { id });
