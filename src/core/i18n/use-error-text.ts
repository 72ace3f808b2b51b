import type { AppError } from '../errors/app-error.ts';
import { useText } from './use-text.ts';

/** A server's words as the server sent them; everything else in the person's language. */
export function useErrorText(): (error: AppError) => string {
  const t = useText('errors');
  return (error) => {
    const speaksForItself =
      error.kind === 'server' || error.kind === 'session-expired' || error.kind === 'verification-required';
    return speaksForItself && error.message !== '' ? error.message : t(`kinds.${error.kind}`);
  };
}
