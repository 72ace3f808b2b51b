import type { DocumentKind } from '../../../core/domain/identity.ts';

/** What was typed, so that it is still there after a look elsewhere. Never stored: it says who somebody is. */
export interface IdentityDraft {
  readonly owner: string;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly phone: string;
  readonly documentNumber: string;
}

let draft: IdentityDraft | undefined;

export const keptDraft = (owner: string): IdentityDraft | undefined => (draft?.owner === owner ? draft : undefined);
export function keepDraft(next: IdentityDraft | undefined): void {
  draft = next;
}
