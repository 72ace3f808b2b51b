import { wasNotSent, type AppError } from '../../errors/app-error.ts';
import { useReasonText } from '../../i18n/use-reason-text.ts';
import { useText } from '../../i18n/use-text.ts';

/** Like `useReasonText`, of what was to be sent: where it never left the device, it says so. */
export function useSendingReason(): (error: AppError) => string {
  const t = useText('errors');
  const reason = useReasonText();
  return (error) => (wasNotSent(error) ? `${t('unsent')} ${reason(error)}` : reason(error));
}
