import { useNavigate, useLocation, useSearchParams } from 'react-router-dom';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { onEntryOfPage } from '../../../../core/ui/sheets/on-entry-of-page.ts';
import { useInstruments } from '../../../shared/instruments/data/instruments.ts';
import { useLastPair, useRememberPair } from '../../mode/data/last-pair.ts';
import { useRememberProduct } from '../../mode/operations/use-last-product.ts';
import { defaultSymbols } from '../../mode/model/products.ts';
import { tradeViews, type TradeMode, type TradeView } from '../../mode/model/trade-mode.ts';

export interface PairOnScreen {
  readonly symbol: string | undefined;
  /** Undefined while the list of pairs is on its way, and for a pair that this server does not have. */
  readonly instrument: Instrument | undefined;
  readonly isLoading: boolean;
  readonly error: AppError | null;
  readonly view: TradeView;
  /** Path and question of this page, to come back to. */
  readonly here: string;
  retry(): void;
  choose(symbol: string): void;
  show(view: TradeView): void;
}

/** The pair and the view that the address asks for; without a pair the last one of this account. */
export function usePair(mode: TradeMode, preset: TradeView = 'ticket'): PairOnScreen {
  const { data, error, isPending, refetch } = useInstruments();
  const [question] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const last = useLastPair(mode.category);
  const asked = question.get('symbol');
  const isListed = (symbol: string | undefined): boolean =>
    data?.some((row) => row.instrument.symbol === symbol) === true;
  const fallback = isListed(last) ? last : defaultSymbols[mode.category];
  const symbol = asked ?? fallback;
  const instrument = data?.find((row) => row.instrument.symbol === symbol)?.instrument;
  useRememberPair(instrument?.category ?? mode.category, instrument?.symbol);
  useRememberProduct(mode.product);
  const go = (changes: Readonly<Record<string, string>>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    const place = `${pathname}?${next.toString().replaceAll('%2F', '/')}`;
    onEntryOfPage(() => void navigate(place, { replace: true }));
  };
  return {
    symbol,
    instrument,
    isLoading: isPending,
    error: data === undefined ? error : null,
    view: tradeViews.find((view) => view === question.get('view')) ?? preset,
    here: pathname + search,
    retry: () => void refetch(),
    choose: (next) => go({ symbol: next }),
    show: (view) => go({ view }),
  };
}
