import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { useForm } from '../../../../core/forms/use-form.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useInstruments } from '../../../shared/instruments/data/instruments.ts';
import type { OwnStops } from '../../../shared/limits/operations/use-own-stops.ts';
import { useFreshness } from '../../../shared/quotes/data/use-freshness.ts';
import { restingGapMs, useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { useBurstLevel } from '../../book/data/burst-level.ts';
import { useContractCounting, useLearntCounting } from '../data/contract-counting.ts';
import { useContractAccount, useIsContractAccountOld } from '../../orders/data/contract-orders.ts';
import { useContractTerms } from '../data/contract-terms.ts';
import { useKeptText } from '../../../shared/kept-text/data/kept-text.ts';
import { useKeptTicket, type KeptTicket } from '../../ticket/data/kept-ticket.ts';
import { contractForm } from '../model/contract-form.ts';
import { emptyContract, type ContractContext } from '../model/contract-ticket.ts';
import { takeContractSnapshot, type ContractWay } from '../model/contract-way.ts';
import { readChecks, writeChecks, type OrderChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import {
  firstContractDraft,
  readContractDraft,
  writeContractChoices,
  writeContractDraft,
} from '../model/kept-contract-draft.ts';
import type { ContractFormState } from '../parts/ticket/contract-form-state.ts';
import { useAwaitedReview } from './use-awaited-review.ts';
import { useContractFlow } from './use-contract-flow.ts';
import type { OrderFlow } from '../../ticket/operations/use-order-flow.ts';
import { useNoticeContext } from '../../ticket/operations/use-notice-context.ts';
import type { StopsAfterOrder } from './use-stops-after.ts';
import { useNextOrder } from '../../ticket/operations/use-next-order.ts';
import { useOfferedPrice, useSnapshotIds } from '../../ticket/operations/use-offered-price.ts';

export interface ContractTicket {
  readonly form: ContractFormState;
  readonly context: ContractContext;
  readonly flow: OrderFlow<ContractWay>;
  /** A tap waits for terms that the server has not sent yet. */
  readonly isAwaited: boolean;
  readonly levels: StopsAfterOrder;
  readonly checks: OrderChecks;
  keepChecks(checks: OrderChecks): void;
  /** Why the terms of the pair, or the free balance, are unknown. */
  readonly trouble: TermsTrouble | undefined;
  /** What is free is read again after a change. */
  readonly isReading: boolean;
  /** Reads the prices again and removes the notice about their age. */
  refreshPrice(): void;
}

export interface ContractTicketNeeds {
  readonly instrument: Instrument;
  readonly stops: OwnStops;
  /** Asks the questions before a first order; true while they block it. */
  asksFirst(): boolean;
}

/** The contract ticket of a pair: form, checks and the way of an order, with the present prices and balances. */
export function useContractTicket({ instrument, stops, asksFirst }: ContractTicketNeeds): ContractTicket {
  const [isTouched, setIsTouched] = useState(false);
  const [isLimit, setIsLimit] = useState(false);
  const { context, trouble, isReading } = useContractContext(instrument, { isTouched, isLimit });
  const { form, kept } = useContractDraft(instrument, context);
  // Without a size nothing depends on the price.
  const isNowTouched = form.draft.isPriceTouched || form.draft.sizeText.trim() !== '';
  if (isNowTouched !== isTouched) setIsTouched(isNowTouched);
  const isNowLimit = form.draft.orderType === 'limit';
  if (isNowLimit !== isLimit) setIsLimit(isNowLimit);
  useOfferedPrice(form.act, context.last);
  useForgottenDraft(form.act, kept);
  const [keptChecks, keepChecks] = useKeptText('trading.checks');
  const checks = readChecks(keptChecks);
  const { refetch } = useInstruments();
  const nextId = useSnapshotIds();
  const { isStale, ageMs } = useFreshness(instrument.symbol);
  const { flow: ordering, levels } = useContractFlow({
    instrument,
    checks,
    asksFirst,
    stopOf: ({ cost, quote }) => stops.stopFor({ value: cost.needed ?? cost.value, currency: quote }),
    last: context.last,
    staleMs: isStale ? ageMs : undefined,
    takeSnapshot: () => {
      form.ask();
      return form.errors.length > 0
        ? undefined
        : takeContractSnapshot(nextId(), { draft: form.draft, summary: form.summary, context });
    },
    onPlaced: () => {
      form.act({ type: 'placed' });
      form.rest();
    },
  });
  const hasFailed = trouble !== undefined;
  const { flow, isAwaited } = useAwaitedReview({ flow: ordering, draft: form.draft, errors: form.errors, hasFailed });
  useNextOrder(form.draft.sizeText, () => {
    if (flow.state.kind === 'placed') flow.cancel();
    if (levels.shown?.state.kind === 'set') levels.dismiss();
  });
  useNoticeContext(flow, { about: `${form.draft.direction} ${form.draft.orderType}`, draft: form.draft, isStale });
  const refreshPrice = (): void => {
    flow.cancel();
    void refetch();
  };
  return {
    form,
    context,
    trouble,
    isReading,
    flow,
    isAwaited,
    levels,
    checks,
    keepChecks: (next) => keepChecks(writeChecks(next)),
    refreshPrice,
  };
}

/** The form with the draft of this pair, or with what was chosen in the last ticket. */
function useContractDraft(
  { symbol }: Instrument,
  context: ContractContext,
): { form: ContractFormState; kept: KeptTicket } {
  const kept = useKeptTicket(`contract.${symbol}`);
  const { text: chosen, keep: keepChoices } = useKeptTicket('choices.contracts');
  const keepDraft = kept.keep;
  const [first] = useState(() => firstContractDraft(readContractDraft(kept.text), readContractDraft(chosen), context));
  const form = useForm(contractForm, {
    context,
    kept: first,
    onDraft: useCallback(
      (draft) => {
        keepDraft(writeContractDraft(draft), false);
        keepChoices(writeContractChoices(draft), false);
      },
      [keepDraft, keepChoices],
    ),
  });
  return { form, kept };
}

export interface TermsTrouble {
  readonly error: AppError;
  readonly onRetry: () => void;
}

interface KnownContext {
  readonly context: ContractContext;
  readonly trouble: TermsTrouble | undefined;
  /** What is free is read again after a change. */
  readonly isReading: boolean;
}

/** How far a ticket has been filled in. */
interface FilledIn {
  readonly isTouched: boolean;
  readonly isLimit: boolean;
}

function useContractContext(instrument: Instrument, { isTouched, isLimit }: FilledIn): KnownContext {
  const { languageTag } = useFormat();
  const quote = useQuote(instrument.symbol, isTouched ? 0 : restingGapMs);
  const pair = { baseId: instrument.base.id, quoteId: instrument.quote.id };
  const { terms, error, retry } = useContractTerms(pair);
  // Several limit orders are written in a sheet of their own, while the ticket itself is empty.
  const account = useContractAccount(pair, isTouched || isLimit);
  // After a change the sums of before are not those to order with.
  const isReading = useIsContractAccountOld(pair);
  const unfree = isReading ? { available: undefined } : {};
  const burstLevel = useBurstLevel();
  // If a position is unreadable, the others cannot give a liquidation price.
  const positions = account?.orders.unreadable === undefined ? account?.orders.items : undefined;
  const counting = useContractCounting();
  useLearntCounting(positions, account?.state);
  const context: ContractContext = {
    instrument,
    languageTag,
    last: quote?.price,
    terms: terms && { ...terms, ...unfree },
    state: account && { ...account.state, ...unfree },
    positions,
    burstLevel,
    counting,
  };
  return { context, isReading, trouble: error === null || terms !== undefined ? undefined : { error, onRetry: retry } };
}

/** Empties the ticket when it belongs to another person. */
function useForgottenDraft(act: ContractFormState['act'], { generation }: KeptTicket): void {
  const shownTo = useRef(generation);
  const startOver = useEffectEvent(() => act({ type: 'restored', draft: emptyContract }));
  useEffect(() => {
    if (shownTo.current === generation) return;
    shownTo.current = generation;
    startOver();
  }, [generation]);
}
