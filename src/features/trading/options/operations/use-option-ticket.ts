import { useCallback, useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { useMoneyRequest } from '../../../../core/sending/use-money-request.ts';
import { useForm } from '../../../../core/forms/use-form.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { OptionDirection } from '../../../../core/domain/orders/option.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useInstruments } from '../../../shared/instruments/data/instruments.ts';
import type { OwnStops } from '../../../shared/limits/operations/use-own-stops.ts';
import { useFreshness } from '../../../shared/quotes/data/use-freshness.ts';
import { restingGapMs, useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { useTicketTraits } from '../../../shared/server/data/use-ticket-traits.ts';
import { useKeptText } from '../../../shared/kept-text/data/kept-text.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { useKeptTicket } from '../../ticket/data/kept-ticket.ts';
import { useTellOtherTabs } from '../../mode/data/other-tabs.ts';
import { usePayableCurrencies } from '../data/payable-currencies.ts';
import { useOptionPeriods } from '../data/option-periods.ts';
import { useReadOptionsAgain } from '../data/option-stream.ts';
import { readChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import type { OptionContext } from '../model/option-draft.ts';
import { readOptionDraft, optionForm, writeOptionDraft } from '../model/option-ticket.ts';
import { optionGuards, takeOptionSnapshot, type OptionWay } from '../model/option-way.ts';
import type { OptionFormState } from '../parts/option-form-state.ts';
import { useElapsed } from '../../mode/operations/use-elapsed.ts';
import { useOrderFlow, type OrderFlow } from '../../ticket/operations/use-order-flow.ts';
import { optionBook, useOptionWay } from './use-option-way.ts';

export interface OptionTicket {
  readonly form: OptionFormState;
  readonly flow: Omit<OrderFlow<OptionWay>, 'submit'>;
  readonly context: OptionContext;
  /** Why the terms could not be read; null while they load, and after they have loaded. */
  readonly failure: ReturnType<typeof useOptionPeriods>['error'];
  /** The server does not accept another try yet. */
  readonly isPausing: boolean;
  /** Reads again what could not be read. */
  retry(): void;
  /** The field that is looked at when something is wrong with the stake. */
  readonly stakeRef: RefObject<HTMLInputElement | null>;
  choose(direction: OptionDirection): void;
  /** Reads the prices again and removes the notice about their age. */
  refreshPrice(): void;
}

export interface OptionTicketNeeds {
  readonly instrument: Instrument;
  readonly stops: OwnStops;
  /** Asks the questions before a first order; true while they block it. */
  asksFirst(): boolean;
  /** The server has accepted the option. */
  onPlaced(): void;
}

/** The ticket of timed options of a pair: its form and its way, with the present terms, price and balance. */
export function useOptionTicket(needs: OptionTicketNeeds): OptionTicket {
  const { instrument, stops, asksFirst, onPlaced } = needs;
  const name = `seconds.${instrument.symbol}`;
  const periods = useOptionPeriods();
  const currencies = usePayableCurrencies();
  const { languageTag } = useFormat();
  const [isTouched, setIsTouched] = useState(false);
  const last = useQuote(instrument.symbol, isTouched ? 0 : restingGapMs)?.price;
  const context = { instrument, languageTag, last, periods: periods.data, currencies: currencies.data };
  const { text, keep, generation } = useKeptTicket(name);
  const form = useForm(optionForm, {
    context,
    kept: readOptionDraft(text),
    onDraft: useCallback((draft) => keep(writeOptionDraft(draft), draft.stakeText !== ''), [keep]),
  });
  useForgottenStake(form.act, generation);
  const isNowTouched = form.draft.stakeText !== '';
  if (isNowTouched !== isTouched) setIsTouched(isNowTouched);
  const [keptChecks] = useKeptText('trading.checks');
  const checks = readChecks(keptChecks);
  const direction = useRef<OptionDirection>('up');
  const stakeRef = useRef<HTMLInputElement>(null);
  const nextId = useSnapshotIds();
  const { isStale, ageMs } = useFreshness(instrument.symbol);
  const { refetch } = useInstruments();
  const { isPausing, request, refresh } = useOptionServer(instrument);
  const flow = useOrderFlow<OptionWay>({
    request,
    refresh,
    driftLimit: checks.drift,
    last,
    staleMs: isStale ? ageMs : undefined,
    takeSnapshot: () => {
      form.ask();
      const isWrong = form.errors.length > 0;
      return isWrong ? undefined : takeOptionSnapshot(nextId(), direction.current, { summary: form.summary, context });
    },
    asksFirst,
    stopOf: ({ order, currency }) => stops.stopFor({ value: order.stake, currency }),
    guardsOf: (snapshot) => optionGuards(snapshot, checks.equityShare),
    requote: () => undefined,
    onPlaced: () => {
      form.act({ type: 'placed' });
      form.rest();
      onPlaced();
    },
  });
  return {
    form,
    flow,
    context,
    isPausing,
    failure: periods.error ?? currencies.error,
    retry: () => {
      void periods.refetch();
      void currencies.refetch();
    },
    stakeRef,
    choose: (chosen) => {
      direction.current = chosen;
      if (form.errors.some(({ field }) => field === 'stake')) stakeRef.current?.focus();
      flow.submit();
    },
    refreshPrice: () => {
      flow.cancel();
      void refetch();
    },
  };
}

/** The requests that the way of an option makes. */
function useOptionServer(instrument: Instrument) {
  const readAgain = useReadOptionsAgain();
  const tellOtherTabs = useTellOtherTabs();
  const { isPausing, tried } = usePauseAfterTry();
  const way = useOptionWay({ symbol: instrument.symbol, matchId: instrument.id, tried });
  return {
    isPausing,
    request: useMoneyRequest(optionBook, way, instrument.symbol),
    refresh: () => {
      readAgain();
      tellOtherTabs();
    },
  };
}

/** Some servers refuse another try for some time after each try. */
function usePauseAfterTry(): { readonly isPausing: boolean; tried(): void } {
  const { optionPauseMs } = useTicketTraits();
  const [since, setSince] = useState<object>();
  const isOver = useElapsed(since, usePause(), optionPauseMs);
  const tried = useCallback(() => {
    if (optionPauseMs > 0) setSince({});
  }, [optionPauseMs]);
  return { isPausing: since !== undefined && !isOver, tried };
}

/** Clears the stake when it belongs to another person. */
function useForgottenStake(act: OptionFormState['act'], generation: string): void {
  const shownTo = useRef(generation);
  const forget = useEffectEvent(() => act({ type: 'stake-text', text: '' }));
  useEffect(() => {
    if (shownTo.current === generation) return;
    shownTo.current = generation;
    forget();
  }, [generation]);
}

function useSnapshotIds(): () => string {
  const prefix = useId();
  const count = useRef(0);
  return () => {
    count.current += 1;
    return `${prefix}${count.current}`;
  };
}
