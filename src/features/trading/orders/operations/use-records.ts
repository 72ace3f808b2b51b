import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Instrument, MarketCategory } from '../../../../core/domain/market/instrument.ts';
import { useInstrument, useInstruments } from '../../../shared/instruments/data/instruments.ts';
import { filterOf, filterParts, looksHere, type FilterPart, type RecordFilter } from '../model/record-filter.ts';

/** What a list of records has to know about what is looked for. */
export interface RecordsView {
  readonly filter: RecordFilter;
  readonly isFiltered: boolean;
  /** Part of it is looked for here, among what has been read. */
  readonly isSearched: boolean;
  /** Where orders are placed: the way on from a list that holds nothing. */
  readonly tradePath: string;
  clear(): void;
}

export interface Records<Kind extends string> extends RecordsView {
  /** The list that is open. */
  readonly kind: Kind;
  /** The pair that is looked for; undefined for all. */
  readonly instrument: Instrument | undefined;
  choose(kind: Kind): void;
  set(part: FilterPart, value: string | undefined): void;
}

export interface RecordChoices<Kind extends string> {
  /** The first one is open by default; the last one has the ended records. */
  readonly kinds: readonly [Kind, ...Kind[]];
  readonly sides: readonly string[];
  readonly states: readonly string[];
  readonly tradePath: string;
  /** The market of the page. */
  readonly category: MarketCategory;
}

/**
 * The list and the filter are part of the address, so a return restores both. They replace the history entry: going
 * back leaves the screen.
 */
export function useRecords<Kind extends string>({
  kinds,
  tradePath,
  category,
  ...choices
}: RecordChoices<Kind>): Records<Kind> {
  const [question, setQuestion] = useSearchParams();
  const kind = kinds.find((one) => one === question.get('list')) ?? kinds[0];
  const asked = filterOf(question, choices);
  const instrument = useInstrument(asked.pair);
  const foreign = useForeignPairs(category);
  const change = (parts: Readonly<Record<string, string | undefined>>): void =>
    setQuestion(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [part, value] of Object.entries(parts)) {
          if (value === undefined || value === '') after.delete(part);
          else after.set(part, value);
        }
        return after;
      },
      { replace: true },
    );
  const filter = { ...asked, state: kind === kinds.at(-1) ? asked.state : undefined, foreign };
  return {
    filter,
    isFiltered: filterParts.some((part) => filter[part] !== undefined),
    isSearched: looksHere(filter, instrument !== undefined),
    tradePath,
    kind,
    instrument,
    choose: (list) => change({ list }),
    set: (part, value) => change({ [part]: value }),
    clear: () => change(Object.fromEntries(filterParts.map((part) => [part, undefined]))),
  };
}

/**
 * The pages of forex, stocks and futures leave out crypto. Those of crypto have all orders of the account, so none is
 * without a page.
 */
export function useForeignPairs(category: MarketCategory): ReadonlySet<string> | undefined {
  const { data } = useInstruments();
  return useMemo(
    () =>
      category === 'crypto'
        ? undefined
        : new Set(data?.flatMap(({ instrument }) => (instrument.category === 'crypto' ? [instrument.symbol] : []))),
    [category, data],
  );
}
