import type { AppError } from '../errors/app-error.ts';
import { useFormat } from './use-format.ts';
import { useText } from './use-text.ts';

/** The kinds that come with words of the server. That a session is over is all that it says then. */
const quoted: readonly AppError['kind'][] = ['server', 'verification-required'];

/** The server's words, as it sent them and in whatever language; undefined without any. Only ever shown below ours. */
export const quotedIn = (error: AppError): string | undefined =>
  quoted.includes(error.kind) && error.waitMs === undefined && error.message !== '' ? error.message : undefined;

/** Why it failed, in the person's language. */
export function useOwnReason(): (error: AppError) => string {
  const t = useText('errors');
  const { relativeAge } = useFormat();
  return (error) =>
    error.waitMs === undefined ? t(`kinds.${error.kind}`) : t('wait', { time: relativeAge(error.waitMs) });
}

/**
 * Why it failed, in the server's words where there are any: only behind a sentence of ours that says what failed.
 * `tests/architecture/own-words.test.ts` lists these sentences; `FailureText` has one for every call.
 */
export function useReasonText(): (error: AppError) => string {
  const own = useOwnReason();
  return (error) => quotedIn(error) ?? own(error);
}
