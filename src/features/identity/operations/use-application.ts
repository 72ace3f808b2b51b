import type { IdentityApplication } from '../../../core/domain/people/identity.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { notify } from '../../../core/ui/notify.ts';
import { forgetPictures } from '../data/identity-pictures.ts';
import { useSubmitIdentity } from '../data/submit-identity.ts';

/**
 * Sends one application. What was typed stays for the visit: a refused one is corrected, not typed again. Its pictures
 * are taken anew.
 */
export function useApplication() {
  const t = useText('identity');
  const submit = useSubmitIdentity(() => {
    forgetPictures();
    notify.success(t('form.sent'));
    window.scrollTo({ top: 0 });
  });
  const send = (application: IdentityApplication): void => submit.mutate(application);
  return { send, isBusy: submit.isPending, problem: submit.error };
}
