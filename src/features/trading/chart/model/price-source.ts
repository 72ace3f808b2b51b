/** The source of a pair's prices, as far as the server states it. */
export type PriceSource =
  | { readonly kind: 'generated' }
  /** `history` names what is replayed, as its file does. */
  | { readonly kind: 'replayed'; readonly history: string }
  | { readonly kind: 'named'; readonly text: string };

/** Parses the source line of a pair; undefined without one. An unknown form is shown as it is. */
export function readPriceSource(text: string | undefined): PriceSource | undefined {
  if (text === undefined || text === '') return undefined;
  if (text.startsWith('generated')) return { kind: 'generated' };
  const history = [...text.matchAll(/replayed history: (.+?)(?=, moved to end|;|$)/g)].map(([, what]) => what);
  return history.length === 0 ? { kind: 'named', text } : { kind: 'replayed', history: history.join('; ') };
}
