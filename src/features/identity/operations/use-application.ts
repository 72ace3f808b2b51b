import type { IdentityApplication } from '../../../core/domain/people/identity.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { notify } from '../../../core/ui/notify.ts';
import { keepDraft } from '../data/identity-draft.ts';
import { useSubmitIdentity } from '../data/submit-identity.ts';

/** Sends one application; the form keeps its text until the server has accepted it. */
export function useApplication() {
  const t = useText('identity');
  const submit = useSubmitIdentity();
  const send = (application: IdentityApplication): void =>
    submit.mutate(application, {
      onSuccess: () => {
        keepDraft(undefined);
        notify.success(t('form.sent'));
        window.scrollTo({ top: 0 });
      },
    });
  return { send, isBusy: submit.isPending, problem: submit.error };
}
