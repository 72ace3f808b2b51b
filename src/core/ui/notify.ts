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
/** What was said before anything showed it. */
let early: readonly Notice[] | undefined = [];
const mostEarly = 3;
const tell = (notice: Notice): void => {
  early &&= [...early, notice].slice(-mostEarly);
  listeners.forEach((listener) => listener(notice));
};
const say =
  (kind: NoticeKind) =>
  (text: string, help?: HelpCase): void =>
    tell({ kind, text, help });

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

/** For the toaster, which comes after the first view: also what was said until then. */
export function showNotices(listener: Listener): () => void {
  early?.forEach(listener);
  early = undefined;
  return watchNotices(listener);
}

/** For the shell, which stores the messages. */
export function watchNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
