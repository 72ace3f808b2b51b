import type { QuotedInstrument } from '../../../../core/domain/market/instrument.ts';

interface Entry {
  readonly row: QuotedInstrument;
  readonly ticker: string;
  readonly symbol: string;
  /** The symbol without its slash, as people type it. */
  readonly joined: string;
  readonly names: readonly string[];
}

/** Full-width letters, case and outer blanks make no difference. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Made once for a list of pairs, asked at every key. */
export class InstrumentIndex {
  readonly #entries: readonly Entry[];

  constructor(rows: readonly QuotedInstrument[]) {
    this.#entries = rows.map((row) => ({
      row,
      ticker: folded(row.instrument.base.name),
      symbol: folded(row.instrument.symbol),
      joined: folded(row.instrument.symbol).replace('/', ''),
      names: row.instrument.names.map(folded),
    }));
  }

  /** Best first: the ticker itself, then what begins with the text, then what holds it; within a rank the operator's order. */
  search(text: string): readonly QuotedInstrument[] {
    const wanted = folded(text);
    if (wanted === '') return [];
    const found = this.#entries.flatMap((entry) => {
      const rank = rankOf(entry, wanted);
      return rank === undefined ? [] : [{ row: entry.row, rank }];
    });
    return found.toSorted((left, right) => left.rank - right.rank).map(({ row }) => row);
  }
}

function rankOf(entry: Entry, wanted: string): number | undefined {
  if (entry.ticker === wanted || entry.symbol === wanted || entry.joined === wanted) return 0;
  if (entry.symbol.startsWith(wanted) || entry.joined.startsWith(wanted)) return 1;
  if (entry.names.some((name) => name.startsWith(wanted))) return 2;
  if (entry.names.some((name) => name.includes(` ${wanted}`))) return 3;
  const holds =
    entry.symbol.includes(wanted) || entry.joined.includes(wanted) || entry.names.some((name) => name.includes(wanted));
  return holds ? 4 : undefined;
}
