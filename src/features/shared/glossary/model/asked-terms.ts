import type { TermId } from './terms.ts';

let asked: readonly TermId[] | undefined;
const listeners = new Set<() => void>();

/** The explained terms; an empty list means all of them, undefined none. */
export const askedTerms = (): readonly TermId[] | undefined => asked;

export function askTerms(terms: readonly TermId[] | undefined): void {
  asked = terms;
  listeners.forEach((listener) => listener());
}

export function watchAskedTerms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
