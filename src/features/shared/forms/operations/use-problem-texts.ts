import { quotedIn } from '../../../../core/i18n/use-reason-text.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useSendingReason } from '../../../../core/ui/failures/use-sending-reason.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import type { RuleProblem } from '../../../../core/rules/rule-problem.ts';
import type { SayProblem } from '../model/rule-field.ts';

/**
 * Our own rules in the person's language, and the server's text as received, behind words of ours. `forbidden`: characters that it accepts in
 * no field of this form.
 */
export function useProblemTexts(forbidden = '') {
  const t = useText('rules');
  const reasonText = useSendingReason();
  const say: SayProblem = Object.assign((problem: RuleProblem) => t(problem.key, problem.params), { forbidden });
  const ofError = (error: AppError | null): string | undefined => {
    if (error === null) return undefined;
    const reason = reasonText(error);
    return quotedIn(error) === undefined ? reason : `${t('refused')} ${reason}`;
  };
  return { say, ofError };
}
