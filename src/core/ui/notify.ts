import type { HelpCase } from './asked-help.ts';

export type NoticeKind = 'success' | 'problem' | 'info';

export interface Notice {
  readonly kind: NoticeKind;
  readonly text: string;
  /** The content of a report about it; none without a cause. */
  readonly help?: HelpCase | undefined;
}

type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();
const say =
  (kind: NoticeKind) =>
  (text: string, help?: HelpCase): void =>
    listeners.forEach((listener) => listener({ kind, text, help }));

/**
 * Shows a transient message. Anything important is also on its screen, and the activity log stores every message. A
 * problem stays until it is dismissed or its page is left, the others for 1500 ms; after a failed call it links to a
 * report.
 */
export const notify = { success: say('success'), problem: say('problem'), info: say('info') } as const;

/** For the shell, which shows and stores the messages. */
export function watchNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
