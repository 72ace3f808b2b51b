import type { ReactNode } from 'react';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import type { Rows } from '../../../core/domain/page.ts';
import { EmptyState, EndOfList, ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { LoadMore } from '../../../core/ui/lists/load-more.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import type { GrowingRows } from '../../shared/request-list/parts/paged-list.tsx';
import { ArtworkTile } from './artwork-tile.tsx';
import styles from './nft.module.css';
import { SkeletonTiles } from './skeleton-tiles.tsx';

export interface ArtworkGridProps {
  readonly label: string;
  readonly artworks: readonly Artwork[];
  readonly now: number;
  readonly isOwn?: boolean | undefined;
  /** Puts something else among them. */
  readonly arrange?: ((tiles: readonly ReactNode[]) => readonly ReactNode[]) | undefined;
}

export function ArtworkGrid({ label, artworks, now, isOwn, arrange }: ArtworkGridProps) {
  const tiles = artworks.map((artwork) => <ArtworkTile key={artwork.id} artwork={artwork} now={now} isOwn={isOwn} />);
  return (
    <ul className={styles['grid']} aria-label={label}>
      {arrange === undefined ? tiles : arrange(tiles)}
    </ul>
  );
}

export interface GrowingGridProps extends Omit<ArtworkGridProps, 'artworks'> {
  readonly list: GrowingRows<Artwork>;
  readonly empty: ReactNode;
}

/** A grid that is read page by page as one comes near its end. */
export function GrowingGrid({ list, empty, label, now, arrange }: GrowingGridProps) {
  const { rows, error, hasMore, isLoadingMore, isReading, loadMore, retry } = list;
  const failure = error === null ? undefined : <ErrorState error={error} onRetry={retry} />;
  if (rows === undefined) return failure ?? <SkeletonTiles count={6} />;
  if (rows.length === 0 && rows.unreadable === undefined && error === null) return empty;
  return (
    <>
      <UnreadableRows of={rows} />
      <ArtworkGrid label={label} artworks={rows} now={now} arrange={arrange} />
      {failure}
      {hasMore && error === null ? (
        <LoadMore key={rows.length} onNear={() => (isReading ? undefined : loadMore())} />
      ) : undefined}
      {isLoadingMore ? <SkeletonTiles count={2} /> : undefined}
      {hasMore ? undefined : <EndOfList />}
    </>
  );
}

export interface WholeGridProps extends Omit<ArtworkGridProps, 'artworks'> {
  /** Undefined until they are known. */
  readonly artworks: Rows<Artwork> | undefined;
  readonly error: Parameters<typeof ErrorState>[0]['error'] | null;
  readonly onRetry: () => void;
  readonly empty: string;
  /** The possible action. */
  readonly emptyAction?: ReactNode;
}

/** A grid that comes in one piece. */
export function WholeGrid({ artworks, error, onRetry, empty, emptyAction, label, now, arrange }: WholeGridProps) {
  if (artworks === undefined)
    return error === null ? <SkeletonTiles count={4} /> : <ErrorState error={error} onRetry={onRetry} />;
  if (artworks.length === 0 && artworks.unreadable === undefined)
    return <EmptyState title={empty} action={emptyAction} />;
  return (
    <>
      <UnreadableRows of={artworks} />
      <ArtworkGrid label={label} artworks={artworks} now={now} arrange={arrange} />
    </>
  );
}
