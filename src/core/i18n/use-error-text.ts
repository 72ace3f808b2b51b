import type { AppError } from '../errors/app-error.ts';
import { useFormat } from './use-format.ts';
import { useText } from './use-text.ts';

/** A server's words as the server sent them; everything else in the person's language. */
export function useErrorText(): (error: AppError) => string {
  const t = useText('errors');
  const { relativeAge } = useFormat();
  return (error) => {
    if (error.waitMs !== undefined) return t('wait', { time: relativeAge(error.waitMs) });
    const speaksForItself =
      error.kind === 'server' || error.kind === 'session-expired' || error.kind === 'verification-required';
    return speaksForItself && error.message !== '' ? error.message : t(`kinds.${error.kind}`);
  };
}
