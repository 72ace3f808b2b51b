import { rememberForVisit } from '../../../core/session/leaving.ts';

/** Typed fields that are no secret, shared by the neighbouring pages. For this visit only. */
export interface AccessDraft {
  readonly identifier: string;
  /** Dialling code that was picked for a number; empty until then. */
  readonly areaCode: string;
  readonly code: string;
  readonly invitationCode: string;
}

const draft = rememberForVisit<AccessDraft>({ identifier: '', areaCode: '', code: '', invitationCode: '' });

export const keptDraft = (): AccessDraft => draft.read();
export function keepDraft(changes: Partial<AccessDraft>): void {
  draft.write({ ...draft.read(), ...changes });
}

/** The dialling code chosen for a number; undefined without one. */
export function keptAreaCode(): string | undefined {
  const { areaCode } = draft.read();
  return areaCode === '' ? undefined : areaCode;
}

/** A signed-in person needs the draft no more, and the next person must not see it. */
export const dropDraft = (): void => draft.forget();
