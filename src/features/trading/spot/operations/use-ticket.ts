import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from '../../../../core/forms/use-form.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import type { Price, Rate } from '../../../../core/money/amount.ts';
import { useInstruments } from '../../../shared/instruments/data/instruments.ts';
import { useSpotStop } from '../../../shared/limits/operations/use-spot-stop.ts';
import { useFreshness } from '../../../shared/quotes/data/use-freshness.ts';
import { firstAlone, useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { useQuoteBoard } from '../../../shared/quotes/data/use-quote-board.ts';
import { useDepth } from '../../book/data/depth-stream.ts';
import { useTicketTraits } from '../../../shared/server/data/use-ticket-traits.ts';
import { useKeptText } from '../../../shared/kept-text/data/kept-text.ts';
import { useKeptTicket, type KeptTicket } from '../../ticket/data/kept-ticket.ts';
import { useMissingWallet } from '../../mode/data/missing-wallet.ts';
import { useWalletDetail } from '../../mode/data/wallet-detail.ts';
import { readChecks, writeChecks, type OrderChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import { takeSnapshot } from '../../orders/model/order-snapshot.ts';
import { firstDraft } from '../model/first-draft.ts';
import { ticketForm } from '../model/ticket-form.ts';
import { isBusy } from '../../orders/model/ticket-state.ts';
import type { TicketFormState } from '../parts/ticket-form-state.ts';
import { useNoticeContext } from '../../ticket/operations/use-notice-context.ts';
import { useNextOrder } from '../../ticket/operations/use-next-order.ts';
import { useOfferedPrice, useSnapshotIds } from '../../ticket/operations/use-offered-price.ts';
import { useTicketFlow, type TicketFlow } from './use-ticket-flow.ts';
import {
  dependsOnMarket,
  emptyTicket,
  isTyped,
  readDraft,
  type TicketContext,
  writeDraft,
} from '../../orders/model/ticket.ts';

export interface Ticket {
  readonly form: TicketFormState;
  /** Hears which price the field of an untouched limit shows; undefined while it shows the draft's. */
  onShown(this: void, price: Price | undefined): void;
  readonly flow: TicketFlow;
  readonly context: TicketContext;
  readonly feeRate: Rate | undefined;
  readonly checks: OrderChecks;
  keepChecks(checks: OrderChecks): void;
  /** Asks for the prices again and puts the notice about their age away. */
  refreshPrice(): void;
}

export interface TicketNeeds {
  readonly instrument: Instrument;
}

/** The ticket of a pair: form, checks and the way of an order, fed with prices and balances as they are now. */
export function useTicket(needs: TicketNeeds): Ticket {
  const { instrument } = needs;
  const [isTouched, setIsTouched] = useState(false);
  const { context, feeRate } = useTicketContext(needs, isTouched);
  const board = useQuoteBoard();
  const shown = useRef<Price>(undefined);
  const kept = useKeptTicket(instrument.symbol);
  const keepDraft = kept.keep;
  const { text: chosen, keep: keepChoices } = useKeptTicket('choices.spot');
  const [first] = useState(() => firstDraft(readDraft(kept.text), readDraft(chosen), context));
  const form = useForm(ticketForm, {
    context,
    contextNow: (seen) => ({ ...seen, last: shown.current ?? board.quote(instrument.symbol)?.price }),
    kept: first,
    onDraft: useCallback(
      (draft) => {
        const text = writeDraft(draft);
        keepDraft(text, isTyped(draft));
        keepChoices(text, false);
      },
      [keepDraft, keepChoices],
    ),
  });
  // Before anything is entered no figure depends on the market, which changes many times a second. The limit field alone follows it.
  const isNowTouched = dependsOnMarket(form.draft);
  if (isNowTouched !== isTouched) setIsTouched(isNowTouched);
  useOfferedPrice(form.act, context.last);
  const [keptChecks, keepChecks] = useKeptText('trading.checks');
  const checks = readChecks(keptChecks);
  const { refetch } = useInstruments();
  const nextId = useSnapshotIds();
  const { isStale, ageMs } = useFreshness(instrument.symbol);
  const flow = useTicketFlow({
    instrument,
    checks,
    stopOf: useSpotStop(),
    last: context.last,
    staleMs: isStale ? ageMs : undefined,
    takeSnapshot: () => {
      form.ask();
      return form.errors.length > 0
        ? undefined
        : takeSnapshot(nextId(), { draft: form.draft, summary: form.summary, context });
    },
    onPlaced: () => {
      form.act({ type: 'placed' });
      form.rest();
    },
  });
  useNextOrder(form.draft.sizeText, () => {
    if (flow.state.kind === 'placed') flow.cancel();
  });
  useNoticeContext(flow, { about: `${form.draft.side} ${form.draft.orderType}`, draft: form.draft, isStale });
  useOtherTabs(form, kept, flow.state.kind === 'confirm' || isBusy(flow.state));
  const refreshPrice = (): void => {
    flow.cancel();
    void refetch();
  };
  return {
    form,
    onShown: useCallback((price) => (shown.current = price), []),
    flow,
    context,
    feeRate,
    checks,
    keepChecks: (next) => keepChecks(writeChecks(next)),
    refreshPrice,
  };
}

function useTicketContext(
  { instrument }: TicketNeeds,
  isTouched: boolean,
): {
  context: TicketContext;
  feeRate: Rate | undefined;
} {
  const { languageTag } = useFormat();
  const quote = useQuote(instrument.symbol, isTouched ? 0 : firstAlone);
  const depth = useDepth(isTouched ? instrument.symbol : undefined);
  const base = useWalletDetail({ currencyId: instrument.base.id, account: 'spot' });
  const paying = useWalletDetail({ currencyId: instrument.quote.id, account: 'spot' });
  const feeRate = paying?.spotFeeRate ?? base?.spotFeeRate;
  const context: TicketContext = {
    instrument,
    languageTag,
    last: quote?.price,
    depth,
    availableBase: base?.available,
    availableQuote: paying?.available,
    feeRate,
    buysByMoney: useTicketTraits().spotBuyAmount === 'quote',
    missingWallet: useMissingWallet([instrument.base, instrument.quote], 'spot'),
  };
  return { context, feeRate };
}

/** Takes over what another tab makes of the ticket; an order that is being confirmed or sent is left alone. */
function useOtherTabs({ act }: TicketFormState, { watch, generation }: KeptTicket, isTaken: boolean): void {
  const restore = useEffectEvent((text: string) => {
    const draft = readDraft(text);
    if (draft !== undefined && !isTaken) act({ type: 'restored', draft });
  });
  useEffect(() => watch(restore), [watch]);
  const shownTo = useRef(generation);
  useEffect(() => {
    if (shownTo.current === generation) return;
    shownTo.current = generation;
    act({ type: 'restored', draft: emptyTicket });
  }, [act, generation]);
}
