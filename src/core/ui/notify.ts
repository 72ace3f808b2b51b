import type { AppError } from '../errors/app-error.ts';
import type { HelpCase } from './asked-help.ts';

export type NoticeKind = 'success' | 'problem' | 'info';

export interface Notice {
  readonly kind: NoticeKind;
  readonly text: string;
  /** The content of a report about it; none without a cause. */
  readonly help?: HelpCase | undefined;
  /** The failure that it tells of, with what failed and the server's words. `text` is then what it was about, or empty. */
  readonly failure?: AppError | undefined;
  /** Whose money it is about, where its page may have been left for one of the other; absent: that of the page on screen. */
  readonly isSimulated?: boolean | undefined;
  /** Why the session ended; a failure says so by its kind. The login page shows it as long as it stands. */
  readonly isEndOfSession?: boolean | undefined;
  /** Where what it is about can be seen and put right. */
  readonly way?: { readonly to: string; readonly text: string } | undefined;
}

type Listener = (notice: Notice) => void;

const mostUnheard = 3;

/** What comes after the first screen and listens from then on; the last that were said before it was there wait for it. */
class Audience {
  readonly #listeners = new Set<Listener>();
  #unheard: readonly Notice[] = [];

  tell(notice: Notice): void {
    if (this.#listeners.size === 0) this.#unheard = [...this.#unheard, notice].slice(-mostUnheard);
    this.#listeners.forEach((listener) => listener(notice));
  }

  readonly join = (listener: Listener): (() => void) => {
    const waiting = this.#unheard;
    this.#unheard = [];
    waiting.forEach(listener);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const showing = new Audience();
const storing = new Audience();

const say =
  (kind: NoticeKind) =>
  (text: string, help?: HelpCase, more?: Pick<Notice, 'isSimulated' | 'way' | 'isEndOfSession'>): void =>
    tell({ kind, text, help, ...more });

function tell(notice: Notice): void {
  showing.tell(notice);
  storing.tell(notice);
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
  failure: (failure: AppError, isSimulated?: boolean, about = ''): void =>
    tell({ kind: 'problem', text: about, failure, help: { error: failure }, isSimulated }),
} as const;

/** For what shows the messages. */
export const showNotices = showing.join;
/** For what stores them. */
export const watchNotices = storing.join;
