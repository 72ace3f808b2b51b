import { useMutation } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import type { Questionnaire } from '../../../core/domain/questionnaire.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { IdentityPort } from '../../../core/ports/identity-port.ts';

/** What was answered so far, so that it is still there after a look elsewhere. Never stored: it says how somebody lives. */
export interface QuestionnaireDraft {
  readonly owner: string;
  readonly step: number;
  readonly choices: readonly (number | undefined)[];
  readonly interests: readonly number[];
}

let draft: QuestionnaireDraft | undefined;

export const keptAnswers = (owner: string): QuestionnaireDraft | undefined =>
  draft?.owner === owner ? draft : undefined;
export function keepAnswers(next: QuestionnaireDraft | undefined): void {
  draft = next;
}

export function useSubmitQuestionnaire() {
  const port = usePort(IdentityPort);
  return useMutation<void, AppError, Questionnaire>({ mutationFn: (answers) => port.submitQuestionnaire(answers) });
}
