import { useText } from '../../i18n/use-text.ts';
import { failedCalls } from './failed-calls.ts';

export interface WhatFailedProps {
  /** The method of a port. */
  readonly call: string;
  /** No usable answer came: what was sent may have been done. */
  readonly isUnknown: boolean;
  /** The session is over: that says enough of what only reads. */
  readonly isEnded?: boolean;
}

const isKnown = (call: string): call is keyof typeof failedCalls => Object.hasOwn(failedCalls, call);

/** What failed, in a sentence. Of a write without an answer none says that nothing happened. */
export function WhatFailed({ call, isUnknown, isEnded = false }: WhatFailedProps) {
  const t = useText('failures');
  const sentence = isKnown(call) ? failedCalls[call] : 'other';
  if (!isUnknown) return t(sentence);
  const isReading = sentence.startsWith('read.');
  if (isEnded && isReading) return undefined;
  return t(isReading ? sentence : 'unknown');
}
