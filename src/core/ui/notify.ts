import type { AppError } from '../errors/app-error.ts';
import type { HelpCase } from './asked-help.ts';

export type NoticeKind = 'success' | 'problem' | 'info';

export interface Notice {
  readonly kind: NoticeKind;
  readonly text: string;
  /** The content of a report about it; none without a cause. */
  readonly help?: HelpCase | undefined;
  /** The failure that it tells of. What failed, and below it the server's words, are its text; `text` is empty then. */
  readonly failure?: AppError | undefined;
}

type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();
const mostUnshown = 3;
/** The last that were said while nothing was there to show it; undefined while there is. */
let unshown: readonly Notice[] | undefined = [];

const say =
  (kind: NoticeKind) =>
  (text: string, help?: HelpCase): void =>
    tell({ kind, text, help });

function tell(notice: Notice): void {
  if (unshown !== undefined) unshown = [...unshown, notice].slice(-mostUnshown);
  listeners.forEach((listener) => listener(notice));
}

/**
 * Shows a transient message. Anything important, and whatever needs an answer, is on its screen; the activity log stores
 * every message. A problem shows for 8 s, and goes with its page and with the next success; the others show for 1500 ms.
 * A failure names what failed and links to a report.
 */
export const notify = {
  success: say('success'),
  problem: say('problem'),
  info: say('info'),
  failure: (failure: AppError): void => tell({ kind: 'problem', text: '', failure, help: { error: failure } }),
} as const;

/** For what shows the messages, which comes after the first screen: also those that were said before it was there. */
export function showNotices(listener: Listener): () => void {
  const waiting = unshown ?? [];
  unshown = undefined;
  waiting.forEach(listener);
  const stop = watchNotices(listener);
  return () => {
    stop();
    unshown = [];
  };
}

/** For what stores them. */
export function watchNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
