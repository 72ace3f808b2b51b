import { usePlace } from './shown-place.ts';

/** Sets the place in the document title; a separate component, so that a price in it rerenders nothing else. */
export function Place({ text }: { readonly text: string }) {
  usePlace(text);
  return undefined;
}
