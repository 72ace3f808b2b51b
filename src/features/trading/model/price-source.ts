/** Where the prices of a pair come from, as far as the server says it. */
export type PriceSource =
  | { readonly kind: 'generated' }
  /** `history` names what is replayed, as its file does. */
  | { readonly kind: 'replayed'; readonly history: string }
  | { readonly kind: 'named'; readonly text: string };

/** Reads the source line of a pair; undefined where the server sends none. A line of an unknown form is told as it is. */
export function readPriceSource(text: string | undefined): PriceSource | undefined {
  if (text === undefined || text === '') return undefined;
  if (text.startsWith('generated')) return { kind: 'generated' };
  const history = [...text.matchAll(/replayed history: (.+?)(?=, moved to end|;|$)/g)].map(([, what]) => what);
  return history.length === 0 ? { kind: 'named', text } : { kind: 'replayed', history: history.join('; ') };
}
