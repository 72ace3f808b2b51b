import { useEffect, useMemo, useRef } from 'react';
import type { WonAuction } from '../../../core/domain/products/art-sale.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { wishOf, words as plain } from '../../../core/sending/kept/wish-codec.ts';
import { useWonAuctions } from '../../shared/nft/data/won-auctions.ts';
import { useArtWrites } from '../data/art-sales.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';

interface PayWish {
  readonly wonId: string;
}

const book = new RequestBook<PayWish, WonAuction>('won-auction');
const codec = wishOf<PayWish>({ wonId: plain });

/** Pays once; without an answer, the order itself shows whether it happened. */
export function useWonAuctionPayment({ id: of, currencyName }: WonAuction): SentOnce<PayWish, WonAuction> {
  const { payWonAuction } = useArtWrites();
  const { readNow } = useWonAuctions(false);
  const readAvailable = useReadAvailable();
  const way = useMemo<Way<PayWish, WonAuction>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send: ({ wonId }) => payWonAuction(wonId),
      readRows: readNow,
      readAvailable: () => readAvailable({ currencyName, account: 'spot' }),
      isTwin: ({ id, state }, { wonId }) => id === wonId && state === 'paid',
      nameOf: ({ wonId }) => wonId,
    }),
    [payWonAuction, readNow, readAvailable, currencyName],
  );
  return useMoneyRequest(book, way, of);
}

/** Opening the order marks its news as seen. */
export function useWonAuctionRead(won: WonAuction | undefined): void {
  const { readWonAuction } = useArtWrites();
  const told = useRef<string>(undefined);
  const unread = won?.isRead === false ? won.id : undefined;
  useEffect(() => {
    if (unread === undefined || told.current === unread) return;
    told.current = unread;
    void readWonAuction(unread);
  }, [unread, readWonAuction]);
}
