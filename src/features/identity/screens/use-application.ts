import { useRef } from 'react';
import type { IdentityApplication } from '../../../core/domain/identity.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { notify } from '../../../core/ui/notify.ts';
import { useProblemTexts } from '../../shared/forms/screens/use-problem-texts.ts';
import { keepDraft } from '../data/identity-draft.ts';
import { useSubmitIdentity } from '../data/submit-identity.ts';

/** Sends one application; what was typed stays until the server has taken it. */
export function useApplication() {
  const t = useText('identity');
  const { ofError } = useProblemTexts();
  const submit = useSubmitIdentity();
  // A second tap can come before the first one has been shown.
  const isUnderWay = useRef(false);
  const send = (application: IdentityApplication): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    submit.mutate(application, {
      onSuccess: () => {
        keepDraft(undefined);
        notify.success(t('form.sent'));
        window.scrollTo({ top: 0 });
      },
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };
  return { send, isBusy: submit.isPending, problem: ofError(submit.error) };
}
