import { useCallback, useEffect, useState } from 'react';
import { useKeptDraft } from './kept-draft.ts';

/** `useState` for the one text of a form, stored like its draft; undefined until it is typed, and after `forget`. */
export function useKeptEntry(
  form: string,
): readonly [text: string | undefined, type: (text: string) => void, forget: () => void] {
  const [kept, keep] = useKeptDraft(form);
  const [text, setText] = useState(kept);
  useEffect(() => {
    if (text !== undefined) keep(text);
  }, [keep, text]);
  const forget = useCallback(() => {
    setText(undefined);
    keep(undefined);
  }, [keep]);
  return [text, setText, forget];
}
