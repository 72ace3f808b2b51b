import { useCallback, useEffect, useRef, useState } from 'react';
import { rememberForVisit } from '../../../../core/session/leaving.ts';
import { useSession } from '../../../../core/session/use-session.ts';

interface Owned<Draft> {
  readonly owner: string;
  readonly draft: Draft;
}

/**
 * The drafts of the forms of one kind, by subject, so that they survive the login page. In memory only: addresses and
 * identity data are not stored. Passwords and codes do not belong here.
 */
export class VisitDrafts<Draft> {
  readonly #kept = rememberForVisit<ReadonlyMap<string, Owned<Draft>>>(new Map());

  /** What this person has typed; what another person left is forgotten. */
  read(owner: string, subject: string): Draft | undefined {
    const found = this.#kept.read().get(subject);
    if (found !== undefined && found.owner !== owner) this.#kept.forget();
    return found?.owner === owner ? found.draft : undefined;
  }

  keep(owner: string, subject: string, draft: Draft | undefined): void {
    const others = [...this.#kept.read()].filter(([one]) => one !== subject);
    this.#kept.write(new Map(draft === undefined ? others : [...others, [subject, { owner, draft }]]));
  }
}

/** The stored draft when the form opens, and storing the current one; undefined when it is no longer needed. */
export function useVisitDraft<Draft>(
  drafts: VisitDrafts<Draft>,
  subject = '',
): readonly [Draft | undefined, (draft: Draft | undefined) => void] {
  const { userId } = useSession();
  const [kept] = useState(() => (userId === undefined ? undefined : drafts.read(userId, subject)));
  const typed = useRef<Draft | undefined>(undefined);
  const keep = useCallback(
    (draft: Draft | undefined) => {
      typed.current = draft;
      // A session that has just ended leaves the draft to its person.
      if (userId !== undefined) drafts.keep(userId, subject, draft);
    },
    [drafts, userId, subject],
  );
  // Text that was typed before the person was known.
  useEffect(() => {
    if (typed.current !== undefined) keep(typed.current);
  }, [keep]);
  return [kept, keep];
}

/** `useState` for the fields of a form; `forget` when it has been sent. */
export function useVisitState<Draft>(
  drafts: VisitDrafts<Draft>,
  initial: Draft,
  subject = '',
): readonly [draft: Draft, type: (draft: Draft) => void, forget: () => void] {
  const [kept, keep] = useVisitDraft(drafts, subject);
  const [draft, setDraft] = useState(kept ?? initial);
  const type = (next: Draft): void => {
    setDraft(next);
    keep(next);
  };
  const forget = (): void => {
    setDraft(initial);
    keep(undefined);
  };
  return [draft, type, forget];
}
