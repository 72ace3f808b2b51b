export type NoticeKind = 'success' | 'problem' | 'info';

export interface Notice {
  readonly kind: NoticeKind;
  readonly text: string;
}

type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();
const announce = (kind: NoticeKind, text: string): void => listeners.forEach((listener) => listener({ kind, text }));

/** Says something in passing. Whatever must not be missed also stands on its screen; everything is kept in the activity log. */
export const notify = {
  /** Gone after 1500 ms. */
  success: (text: string): void => announce('success', text),
  /** Stays until it is put away. */
  problem: (text: string): void => announce('problem', text),
  info: (text: string): void => announce('info', text),
};

/** For the shell, which shows and keeps what is said. */
export function watchNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
