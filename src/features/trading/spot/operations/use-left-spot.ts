import { useMoneyRequest } from '../../../../core/sending/use-money-request.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { SentOrder, SpotWay } from '../../orders/model/order-snapshot.ts';
import { useReadLatestOrders } from '../../orders/data/spot-orders.ts';
import { emptyTicket, readDraft, writeDraft } from '../../orders/model/ticket.ts';
import { useKeptTicket } from '../../ticket/data/kept-ticket.ts';
import { useLeftRequest } from '../../ticket/operations/use-left-request.ts';
import { spotBook, useSpotWay } from './use-ticket-flow.ts';

export interface LeftPair {
  readonly symbol: string;
  readonly baseId: string;
  readonly quoteId: string;
}

/** A spot order whose page was left before its answer. Once it is placed, the ticket no longer holds it: it would be bought twice. */
export function useLeftSpot({ symbol, baseId, quoteId }: LeftPair): void {
  const t = useText('trading');
  const request = useMoneyRequest(spotBook, useSpotWay(useReadLatestOrders({ baseId, quoteId })), symbol);
  const { text, keep } = useKeptTicket(symbol, false);
  useLeftRequest<SpotWay>({
    request,
    titleOf: ({ order }: SentOrder) => t(`submit.${order.side}`, { base: symbol }),
    onPlaced: () => {
      const { side, orderType, sizeUnit, isUnitChosen } = readDraft(text) ?? emptyTicket;
      keep(writeDraft({ ...emptyTicket, side, orderType, sizeUnit, isUnitChosen }), false);
    },
  });
}
