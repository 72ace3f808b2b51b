import { leavesOutcomeUnknown, type AppError } from '../../errors/app-error.ts';
import { quotedIn, useOwnReason } from '../../i18n/use-reason-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { whenWanted } from '../when-wanted.tsx';
import type { WhatFailedProps } from './what-failed.tsx';

function DidNotWork({ isUnknown }: Pick<WhatFailedProps, 'isUnknown'>) {
  const t = useText('errors');
  return isUnknown ? undefined : t('failed');
}

/** The sentences of all calls come with the first failure. */
const WhatFailed = whenWanted<WhatFailedProps>({
  load: async () => (await import('./what-failed.tsx')).WhatFailed,
  failed: DidNotWork,
});

export interface FailureTextProps {
  readonly error: AppError;
  /** What failed, where the place knows it better than the call. */
  readonly told?: string | undefined;
}

/**
 * What failed and what to do, in the person's language, and below it the server's words as they came: they may be in a
 * language that the person does not read.
 */
export function FailureText({ error, told }: FailureTextProps) {
  const t = useText('errors');
  const reason = useOwnReason();
  const quoted = quotedIn(error);
  // Where a session has ended, the browser may have sent twice: the first may have taken effect.
  const isUnknown = error.kind === 'session-expired' || leavesOutcomeUnknown(error);
  const what =
    error.call === undefined ? (
      <DidNotWork isUnknown={isUnknown} />
    ) : (
      <WhatFailed error={error} isUnknown={isUnknown} />
    );
  const why = error.kind === 'server' && quoted !== undefined ? t('refused') : reason(error);
  return (
    <>
      <p>
        {told ?? what} <span>{why}</span>
      </p>
      {quoted === undefined || quoted.trim() === why ? undefined : <p lang="">{quoted}</p>}
    </>
  );
}
