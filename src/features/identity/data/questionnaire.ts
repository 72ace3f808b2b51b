import { usePort } from '../../../core/di/use-port.ts';
import type { Questionnaire } from '../../../core/domain/people/questionnaire.ts';
import { IdentityPort } from '../../../core/ports/identity-port.ts';
import { useWrite } from '../../../core/query/use-write.ts';
import { rememberForVisit } from '../../../core/session/leaving.ts';

/** The answers so far, so that they survive a detour to another screen. Never stored: they are personal. */
export interface QuestionnaireDraft {
  readonly owner: string;
  readonly step: number;
  readonly choices: readonly (number | undefined)[];
  readonly interests: readonly number[];
}

const draft = rememberForVisit<QuestionnaireDraft | undefined>(undefined);

/** This person's answers; those of another person are dropped. */
export function keptAnswers(owner: string): QuestionnaireDraft | undefined {
  if (draft.read()?.owner !== owner) draft.forget();
  return draft.read();
}
export function keepAnswers(next: QuestionnaireDraft | undefined): void {
  draft.write(next);
}

export function useSubmitQuestionnaire() {
  const port = usePort(IdentityPort);
  return useWrite<void, Questionnaire>({ mutationFn: (answers) => port.submitQuestionnaire(answers) });
}
