import { rememberForVisit } from '../../../core/session/leaving.ts';

/** What was typed and is no secret, so that it is still there on the neighbouring page. For this visit only. */
export interface AccessDraft {
  readonly identifier: string;
  readonly code: string;
  readonly invitationCode: string;
}

const draft = rememberForVisit<AccessDraft>({ identifier: '', code: '', invitationCode: '' });

export const keptDraft = (): AccessDraft => draft.read();
export function keepDraft(changes: Partial<AccessDraft>): void {
  draft.write({ ...draft.read(), ...changes });
}

/** Whoever is in has no more use for it, and whoever comes next has no business with it. */
export const dropDraft = (): void => draft.forget();
