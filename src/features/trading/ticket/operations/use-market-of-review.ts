import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { useInstrument, useRereadInstruments } from '../../../shared/instruments/data/instruments.ts';

interface ReviewedMarket {
  readonly symbol: string;
  readonly isReviewed: boolean;
  readonly onClosed: () => void;
}

/** Asks whether the market is open when an order is reviewed. Once it is closed there is nothing to confirm, and it says so. */
export function useMarketOfReview({ symbol, isReviewed, onClosed }: ReviewedMarket): void {
  const t = useText('trading');
  const reread = useRereadInstruments();
  useEffect(() => {
    if (isReviewed) reread();
  }, [isReviewed, reread]);
  const market = useInstrument(symbol);
  const isClosed = isReviewed && market?.isOpen === false;
  const end = useEffectEvent(() => {
    notify.problem(t('ticket.error.marketClosed'));
    onClosed();
  });
  useEffect(() => {
    if (isClosed) end();
  }, [isClosed]);
}
