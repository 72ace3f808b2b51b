import type { DocumentKind } from '../../../core/domain/people/identity.ts';
import { rememberForVisit } from '../../../core/session/leaving.ts';

/** The typed values, so that they survive a detour to another screen. Never stored: they identify a person. */
export interface IdentityDraft {
  readonly owner: string;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly phone: string;
  readonly documentNumber: string;
}

const draft = rememberForVisit<IdentityDraft | undefined>(undefined);

/** What this person typed; another person's draft is dropped. */
export function keptDraft(owner: string): IdentityDraft | undefined {
  if (draft.read()?.owner !== owner) draft.forget();
  return draft.read();
}
export function keepDraft(next: IdentityDraft | undefined): void {
  draft.write(next);
}
