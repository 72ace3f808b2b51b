import type { AppError } from '../../../../core/errors/app-error.ts';
import { useReasonText } from '../../../../core/i18n/use-reason-text.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { withReadableNumbers } from '../model/server-numbers.ts';

/** Why an order was not taken, in the server's own words, with its numbers as the person writes them. */
export function useRefusalText(): (error: AppError) => string {
  const errorText = useReasonText();
  const { languageTag } = useFormat();
  return (error) => withReadableNumbers(errorText(error), languageTag);
}
