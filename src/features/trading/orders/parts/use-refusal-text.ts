import type { AppError } from '../../../../core/errors/app-error.ts';
import { useSendingReason } from '../../../../core/ui/failures/use-sending-reason.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { withReadableNumbers } from '../model/server-numbers.ts';

/** Why an order was not taken, in the server's own words, with its numbers as the person writes them. */
export function useRefusalText(): (error: AppError) => string {
  const errorText = useSendingReason();
  const { languageTag } = useFormat();
  return (error) => withReadableNumbers(errorText(error), languageTag);
}
