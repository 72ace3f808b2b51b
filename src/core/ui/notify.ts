import type { HelpCase } from './asked-help.ts';

export type NoticeKind = 'success' | 'problem' | 'info';

export interface Notice {
  readonly kind: NoticeKind;
  readonly text: string;
  /** What a report about it tells; none where there is nothing to report. */
  readonly help?: HelpCase | undefined;
}

type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();
const say =
  (kind: NoticeKind) =>
  (text: string, help?: HelpCase): void =>
    listeners.forEach((listener) => listener({ kind, text, help }));

/**
 * Says something in passing. Whatever must not be missed also stands on its screen; everything is kept in the activity log.
 * A problem stays until it is put away or its page is left, the others are gone after 1500 ms; where a call has failed it leads to a report.
 */
export const notify = { success: say('success'), problem: say('problem'), info: say('info') } as const;

/** For the shell, which shows and keeps what is said. */
export function watchNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
