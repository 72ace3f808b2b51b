import { SkeletonCards } from '../../shared/product-page/parts/skeleton-cards.tsx';

/** Tiles of the final size, while works are read. */
export const SkeletonTiles = ({ count }: { readonly count: number }) => (
  <SkeletonCards count={count} height={272} width={148} shape="picture" />
);
