import type { AppError } from '../errors/app-error.ts';
import { useFormat } from './use-format.ts';
import { useText } from './use-text.ts';

/** Undefined unless the server gave the reason in its own words, which may be of any language. */
export const saidBy = ({ kind, message }: AppError): string | undefined =>
  message !== '' && (kind === 'server' || kind === 'session-expired' || kind === 'verification-required')
    ? message
    : undefined;

/** A server's words as the server sent them; everything else in the person's language. */
export function useErrorText(): (error: AppError) => string {
  const t = useText('errors');
  const { relativeAge } = useFormat();
  return (error) => {
    if (error.waitMs !== undefined) return t('wait', { time: relativeAge(error.waitMs) });
    return saidBy(error) ?? t(`kinds.${error.kind}`);
  };
}
