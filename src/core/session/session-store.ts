import type { UserId } from '../domain/people/user.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../i18n/languages.ts';
import type { Unsubscribe } from '../platform/realtime-transport.ts';
import type { Session, SessionState } from '../platform/session.ts';
import type { KeyValueStorage } from '../platform/storage.ts';

/** The storage keys of the session, below the prefix of its server. */
export const sessionKeys = { token: 'token', language: 'lang' } as const;

/** The session of all tabs of this device: a sign-in, sign-out or change of language in one tab reaches the others. */
export class SessionStore implements Session {
  readonly #storage: KeyValueStorage;
  readonly #listeners = new Set<() => void>();
  #state: SessionState;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    this.#state = this.#stored(undefined);
    storage.watch(() => this.#become(this.#stored(this.#state)));
  }

  state(): SessionState {
    return this.#state;
  }

  watch(listener: () => void): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  signIn(token: string): void {
    if (token === '') return this.signOut();
    this.#storage.write(sessionKeys.token, token);
    this.#become({ ...this.#state, token, userId: undefined });
  }

  identify(userId: UserId): void {
    // An answer that arrives after a sign-out is ignored.
    if (this.#state.token !== undefined) this.#become({ ...this.#state, userId });
  }

  signOut(): void {
    this.#storage.remove(sessionKeys.token);
    this.#become({ ...this.#state, token: undefined, userId: undefined });
  }

  chooseLanguage(language: LanguageCode): void {
    this.#storage.write(sessionKeys.language, language);
    this.#become({ ...this.#state, language });
  }

  #stored(known: SessionState | undefined): SessionState {
    const token = this.#storage.read(sessionKeys.token);
    const language = this.#storage.read(sessionKeys.language);
    return {
      token: token === '' ? undefined : token,
      userId: known !== undefined && known.token === token ? known.userId : undefined,
      language: language !== undefined && isLanguageCode(language) ? language : defaultLanguage,
    };
  }

  #become(next: SessionState): void {
    const { token, userId, language } = this.#state;
    if (next.token === token && next.userId === userId && next.language === language) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
