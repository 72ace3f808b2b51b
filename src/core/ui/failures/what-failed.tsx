import { wasNotSent, type AppError } from '../../errors/app-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { failedCalls } from './failed-calls.ts';

export interface WhatFailedProps {
  /** Its `call` is the method of a port. */
  readonly error: AppError;
  /** No usable answer came: what was sent may have been done. */
  readonly isUnknown: boolean;
}

const isKnown = (call: string): call is keyof typeof failedCalls => Object.hasOwn(failedCalls, call);

/** What failed, in a sentence. Of a write without an answer none says that nothing happened. */
export function WhatFailed({ error, isUnknown }: WhatFailedProps) {
  const t = useText('failures');
  const errors = useText('errors');
  const { kind, call = '' } = error;
  const sentence = isKnown(call) ? failedCalls[call] : 'other';
  // What reads sends nothing, whether it arrives or not.
  if (wasNotSent(error) && sentence.startsWith('write.')) return `${t(sentence)} ${errors('unsent')}`;
  if (!isUnknown) return t(sentence);
  const isReading = sentence.startsWith('read.');
  // That the session is over says enough of what only reads.
  if (kind === 'session-expired' && isReading) return undefined;
  return t(isReading ? sentence : 'unknown');
}
