import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Artwork } from '../../../../core/domain/products/artwork.ts';
import type { Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { ArtSalesPort } from '../../../../core/ports/art-sales-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useCounted } from './counted-artworks.ts';
import { useSavingPace } from '../../../../core/time/polling-pace.ts';

const askAgainMs = 30_000;

export interface OwnArtworks {
  readonly query: UseQueryResult<Rows<Artwork>, AppError>;
  /** The current ones. Fails like the port. */
  readNow(): Promise<Rows<Artwork>>;
}

/** The person's works, newest first; disabled unless `isWanted`. */
export function useOwnArtworks(isWanted = true): OwnArtworks {
  const pace = useSavingPace();
  const port = usePort(ArtSalesPort);
  const { isSignedIn } = useSession();
  const counted = useCounted();
  const readNow = useCallback(async () => counted(await port.ownArtworks()), [port, counted]);
  const query = useQuery<Rows<Artwork>, AppError>({
    queryKey: rootKey(ArtSalesPort, 'ownArtworks'),
    queryFn: readNow,
    enabled: isSignedIn && isWanted,
    refetchInterval: askAgainMs * pace,
  });
  return { query, readNow };
}
