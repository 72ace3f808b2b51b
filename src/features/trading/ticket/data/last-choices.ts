import { useCallback, useRef } from 'react';
import { useKeptTicket } from './kept-ticket.ts';

export interface LastChoices {
  /** What was chosen last in this visit, on whatever pair; undefined until something was. */
  readonly text: string | undefined;
  /** Told after each change of a ticket. What it began with was not chosen. */
  note(choices: string): void;
}

/**
 * What the tickets of a product have in common: it stays when another pair is chosen, kept like a ticket, so that it belongs to
 * one person and one account. Prices, sizes and levels are no part of it.
 */
export function useLastChoices(product: 'spot' | 'contracts'): LastChoices {
  const { text, keep } = useKeptTicket(`choices.${product}`);
  const seen = useRef<string>(undefined);
  const note = useCallback(
    (choices: string) => {
      if (seen.current !== undefined && seen.current !== choices) keep(choices, false);
      seen.current = choices;
    },
    [keep],
  );
  return { text, note };
}
