import { usePlace } from './page-title.ts';

/** Says where one is, for the title of the document; a part of its own, so that a price in it draws nothing else anew. */
export function Place({ text }: { readonly text: string }) {
  usePlace(text);
  return undefined;
}
