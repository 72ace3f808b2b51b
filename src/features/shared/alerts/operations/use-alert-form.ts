import { useState } from 'react';
import { alertLimit, type AlertSide, type PriceAlert } from '../../../../core/domain/market/price-alert.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { useFreshness } from '../../quotes/data/use-freshness.ts';
import { useQuote } from '../../quotes/data/use-quote.ts';
import type { Alerts } from '../data/use-alerts.ts';
import { readAlertDraft, type AlertDraft, type AlertProblem } from '../model/alert-draft.ts';
import type { AlertFormState } from '../model/alert-form-state.ts';

export interface AlertFormNeeds {
  readonly instrument: Instrument;
  /** What is being changed; undefined for a new one. */
  readonly changing: PriceAlert | undefined;
  readonly alerts: Alerts;
  /** It was set; whether the device keeps it. */
  readonly onSet: (isKept: boolean) => void;
}

/** The typed alert, checked against the fresh price, and setting it. */
export function useAlertForm({ instrument, changing, alerts, onSet }: AlertFormNeeds): AlertFormState {
  const t = useText('alerts');
  const format = useFormat();
  const { languageTag } = format;
  const { symbol, priceStep } = instrument;
  const [draft, setDraft] = useState<AlertDraft>({
    priceText: changing === undefined ? '' : formatForInput(changing.price, languageTag),
    side: changing?.side,
  });
  const [isAsked, setIsAsked] = useState(false);
  const isStale = useFreshness(symbol).isStale;
  const price = useQuote(symbol)?.price;
  const last = isStale ? undefined : price;
  const count = alerts.alerts.filter(({ id }) => id !== changing?.id).length;
  const reading = readAlertDraft(draft, { languageTag, last, priceStep, count });
  const { problem } = reading;
  // While the person types, only errors that are certain already are shown.
  const isTold = problem !== undefined && (isAsked || (problem !== 'missing' && draft.priceText !== ''));
  const figures = {
    step: priceStep === undefined ? '' : format.amount(priceStep),
    last: last === undefined ? '' : format.amount(last),
    limit: format.count(alertLimit),
  };
  const keyOf = (one: AlertProblem) => `problem.${one}` as const;
  return {
    currency: instrument.quote.name,
    last,
    priceText: draft.priceText,
    side: reading.side,
    error: isTold ? t(keyOf(problem), figures) : undefined,
    isChange: changing !== undefined,
    onText: (priceText) => setDraft((present) => ({ ...present, priceText })),
    onSide: (side: AlertSide) => setDraft((present) => ({ ...present, side })),
    onSubmit: () => {
      setIsAsked(true);
      if (problem !== undefined || reading.price === undefined) return;
      const isKept = alerts.set({ symbol, side: reading.side, price: reading.price }, changing?.id);
      setDraft({ priceText: '', side: undefined });
      setIsAsked(false);
      onSet(isKept);
    },
  };
}
