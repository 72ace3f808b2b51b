import * as v from 'valibot';
import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import { unreadRows } from '../../../../core/domain/kept/unread-rows.ts';

const mostLists = 12;
const mostPairs = 100;
const longestName = 40;

const listSchema = v.object({
  name: v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.check(({ length }) => length >= 1 && length <= longestName),
  ),
  symbols: v.fallback(
    v.pipe(
      v.array(v.string()),
      v.readonly(),
      v.check(({ length }) => length <= mostPairs),
    ),
    [],
  ),
});
export type Watchlist = Readonly<v.InferOutput<typeof listSchema>>;

/** Lists of pairs with names of their own. The favourites are not among them: they are the account's. */
export interface Watchlists {
  readonly lists: readonly Watchlist[];
  /** The name of the one in sight; undefined for the favourites. */
  readonly shown: string | undefined;
}

const keptSchema = v.object({
  lists: v.fallback(v.pipe(v.array(v.unknown()), v.readonly()), []),
  shown: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

/** A list that is not understood costs that list alone. */
export function readWatchlists(kept: string | undefined): Watchlists {
  const found = v.safeParse(keptSchema, parsedText(kept));
  if (!found.success) return { lists: [], shown: undefined };
  const lists = found.output.lists.flatMap((one) => {
    const list = v.safeParse(listSchema, one);
    return list.success ? [list.output] : [];
  });
  const { shown } = found.output;
  return { lists: lists.slice(0, mostLists), shown: lists.some(({ name }) => name === shown) ? shown : undefined };
}

/** Whatever was kept, as it stands. */
const anyLists = v.fallback(v.looseObject({ lists: v.optional(v.unknown()) }), {});
const isWatchlist = (one: unknown): boolean => v.safeParse(listSchema, one).success;

/** With the lists, and the fields, of `kept` that this version cannot read. */
export function writeWatchlists({ lists, shown }: Watchlists, kept?: string): string {
  const { lists: before, ...others } = v.parse(anyLists, parsedText(kept) ?? {});
  return JSON.stringify({ ...others, lists: [...lists, ...unreadRows(before, isWatchlist)], shown });
}

/** A new list comes into sight; a name that is there already leads to its list. */
export function withList(watchlists: Watchlists, name: string, symbols: readonly string[]): Watchlists {
  const kept = name.trim().slice(0, longestName);
  if (kept === '') return watchlists;
  const isThere = watchlists.lists.some((one) => one.name === kept);
  return {
    lists: isThere ? watchlists.lists : [...watchlists.lists, { name: kept, symbols }].slice(-mostLists),
    shown: kept,
  };
}

export const withoutList = ({ lists }: Watchlists, name: string): Watchlists => ({
  lists: lists.filter((one) => one.name !== name),
  shown: undefined,
});

/** Puts a pair at the end of the list in sight, or takes it out of it. */
export const toggledPair = (watchlists: Watchlists, symbol: string): Watchlists => ({
  ...watchlists,
  lists: watchlists.lists.map((one) =>
    one.name === watchlists.shown ? { ...one, symbols: toggled(one.symbols, symbol) } : one,
  ),
});

const toggled = (symbols: readonly string[], symbol: string): readonly string[] =>
  symbols.includes(symbol) ? symbols.filter((one) => one !== symbol) : [...symbols, symbol].slice(-mostPairs);
