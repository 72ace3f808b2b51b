/** What was typed and is no secret, so that it is still there on the neighbouring page. For this visit only. */
export interface AccessDraft {
  readonly identifier: string;
  readonly code: string;
  readonly invitationCode: string;
}

let draft: AccessDraft = { identifier: '', code: '', invitationCode: '' };

export const keptDraft = (): AccessDraft => draft;
export function keepDraft(changes: Partial<AccessDraft>): void {
  draft = { ...draft, ...changes };
}
