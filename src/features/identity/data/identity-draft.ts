import type { DocumentKind } from '../../../core/domain/identity.ts';
import { rememberForVisit } from '../../../core/session/leaving.ts';

/** What was typed, so that it is still there after a look elsewhere. Never stored: it says who somebody is. */
export interface IdentityDraft {
  readonly owner: string;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly phone: string;
  readonly documentNumber: string;
}

const draft = rememberForVisit<IdentityDraft | undefined>(undefined);

/** What this person has typed; what somebody else left is forgotten. */
export function keptDraft(owner: string): IdentityDraft | undefined {
  if (draft.read()?.owner !== owner) draft.forget();
  return draft.read();
}
export function keepDraft(next: IdentityDraft | undefined): void {
  draft.write(next);
}
