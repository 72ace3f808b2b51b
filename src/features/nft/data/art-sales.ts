import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { usePort } from '../../../core/di/use-port.ts';
import type { ArtBid, Resale } from '../../../core/domain/products/art-sale.ts';
import type { SaleState } from '../../../core/domain/products/artwork.ts';
import type { Rows } from '../../../core/domain/page.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { ArtSalesPort } from '../../../core/ports/art-sales-port.ts';
import { ArtworksPort } from '../../../core/ports/artworks-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { moneyMoved } from '../../../core/query/money-moved.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';

/** The interval at which bids are read during an auction. */
const bidsAgainMs = 2_000;

export interface BidsOn {
  readonly query: UseQueryResult<Rows<ArtBid>, AppError>;
  /** The current ones. Fails like the port. */
  readNow(): Promise<Rows<ArtBid>>;
}

/** The latest bids of an auction: read every two seconds while it is open, and once after its end. */
export function useBidsOn(code: string, state: SaleState): BidsOn {
  const port = usePort(ArtSalesPort);
  const readNow = useCallback(() => port.bidsOn({ code }), [port, code]);
  const queries = useQueryClient();
  const keyOf = (isOver: boolean) => rootKey(ArtSalesPort, 'bidsOn', { code, isOver });
  const query = useQuery<Rows<ArtBid>, AppError>({
    queryKey: keyOf(state === 'over'),
    queryFn: readNow,
    enabled: state !== 'upcoming',
    refetchInterval: state === 'open' ? bidsAgainMs : false,
    // After the end of a sale its earlier data stays until the last answer; that of another work never does.
    placeholderData: () => (state === 'over' ? queries.getQueryData(keyOf(false)) : undefined),
  });
  return { query, readNow };
}

export interface ArtWrites {
  buyArtwork(code: string): Promise<Answer>;
  placeDeposit(code: string): Promise<Answer>;
  placeBid(wish: { code: string; raise: Amount }): Promise<Answer>;
  openBox(code: string): Promise<Answer>;
  resellArtwork(resale: Resale): Promise<Answer>;
  payWonAuction(wonId: string): Promise<Answer>;
  readWonAuction(wonId: string): Promise<Answer>;
}

/** Each sends once and never rejects; then refetches artworks, records and balances. */
export function useArtWrites(): ArtWrites {
  const port = usePort(ArtSalesPort);
  const account = useAccount();
  const queries = useQueryClient();
  return useMemo(() => {
    const sent = async (write: Promise<unknown>): Promise<Answer> => {
      const answer = await answerOf(queries, write);
      void moneyMoved(queries, account);
      for (const queryKey of [rootKey(ArtSalesPort), rootKey(ArtworksPort)])
        void queries.invalidateQueries({ queryKey });
      return answer;
    };
    return {
      buyArtwork: (code) => sent(port.buyArtwork({ code })),
      placeDeposit: (code) => sent(port.placeDeposit({ code })),
      placeBid: (wish) => sent(port.placeBid(wish)),
      openBox: (code) => sent(port.openBox({ code })),
      resellArtwork: (resale) => sent(port.resellArtwork(resale)),
      payWonAuction: (wonId) => sent(port.payWonAuction({ wonId })),
      readWonAuction: (wonId) => sent(port.readWonAuction({ wonId })),
    };
  }, [port, account, queries]);
}
