import type { Notice } from './notify.ts';

let told: Notice | undefined;
const listeners = new Set<() => void>();

/** What was said of a session that ended without the person: undefined from the next log-in. */
export const endOfSession = (): Notice | undefined => told;

export function rememberEnd(notice: Notice | undefined): void {
  told = notice;
  for (const listener of listeners) listener();
}

export function watchEndOfSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const saysEndOfSession = ({ failure, isEndOfSession }: Notice): boolean =>
  isEndOfSession === true || failure?.kind === 'session-expired';
