import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { WonAuction } from '../../../../core/domain/products/art-sale.ts';
import type { Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { ArtSalesPort } from '../../../../core/ports/art-sales-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useSavingPace } from '../../../../core/time/polling-pace.ts';

const askAgainMs = 60_000;

export interface WonAuctions {
  readonly query: UseQueryResult<Rows<WonAuction>, AppError>;
  /** The current ones. Fails like the port. */
  readNow(): Promise<Rows<WonAuction>>;
}

/** The person's won auctions, newest first: due, paid and forfeited; disabled unless `isWanted`. */
export function useWonAuctions(isWanted = true): WonAuctions {
  const pace = useSavingPace();
  const port = usePort(ArtSalesPort);
  const { isSignedIn } = useSession();
  const readNow = useCallback(() => port.wonAuctions(), [port]);
  const query = useQuery<Rows<WonAuction>, AppError>({
    queryKey: rootKey(ArtSalesPort, 'wonAuctions'),
    queryFn: readNow,
    enabled: isSignedIn && isWanted,
    refetchInterval: askAgainMs * pace,
  });
  return { query, readNow };
}
