import type { UserId } from '../domain/people/user.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode, type OfferedLanguages } from '../i18n/languages.ts';
import type { Unsubscribe } from '../platform/realtime-transport.ts';
import type { Session, SessionState } from '../platform/session.ts';
import type { KeyValueStorage } from '../platform/storage.ts';

/** The storage keys of the session, below the prefix of its server. */
export const sessionKeys = { token: 'token', language: 'lang', person: 'person' } as const;

/** The version of the storage format, and its key. */
export const versionKey = 'h5Version';
export const storedVersion = 1;

const personMark = '|';
/** The person belongs to one token, and is known by the end of it. */
const personOf = (token: string, userId: string): string => `${token.slice(-8)}${personMark}${userId}`;

/** The session of all tabs of this device: a sign-in, sign-out or change of language in one tab reaches the others. */
export class SessionStore implements Session {
  readonly #storage: KeyValueStorage;
  readonly #listeners = new Set<() => void>();
  readonly #languages: OfferedLanguages | undefined;
  #state: SessionState;

  /** Without `languages` every language is offered, and English comes first. */
  constructor(storage: KeyValueStorage, languages?: OfferedLanguages) {
    this.#storage = storage;
    this.#languages = languages;
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
    this.#storage.remove(sessionKeys.person);
    this.#storage.write(sessionKeys.token, token);
    this.#become({ ...this.#state, token, userId: undefined });
  }

  identify(userId: UserId): void {
    const { token } = this.#state;
    // An answer that arrives after a sign-out is ignored.
    if (token === undefined) return;
    // A page that is loaded anew knows its person at once: drafts and requests belong to one.
    const person = personOf(token, userId);
    if (this.#storage.read(sessionKeys.person) !== person) this.#storage.write(sessionKeys.person, person);
    this.#become({ ...this.#state, userId });
  }

  signOut(): void {
    this.#storage.remove(sessionKeys.token);
    this.#storage.remove(sessionKeys.person);
    this.#become({ ...this.#state, token: undefined, userId: undefined });
  }

  chooseLanguage(language: LanguageCode): void {
    this.#storage.write(sessionKeys.language, language);
    this.#become({ ...this.#state, language });
  }

  #stored(known: SessionState | undefined): SessionState {
    const token = this.#storage.read(sessionKeys.token);
    const language = this.#storage.read(sessionKeys.language);
    const isSame = known?.userId !== undefined && known.token === token;
    return {
      token: token === '' ? undefined : token,
      userId: isSame ? known.userId : this.#storedPerson(token),
      language:
        language !== undefined && this.#speaks(language) ? language : (this.#languages?.first ?? defaultLanguage),
    };
  }

  #speaks(language: string): language is LanguageCode {
    const { offered = [] } = this.#languages ?? {};
    return isLanguageCode(language) && (offered.length === 0 || offered.includes(language));
  }

  #storedPerson(token: string | undefined): UserId | undefined {
    if (token === undefined || token === '') return undefined;
    const [end, userId = ''] = this.#storage.read(sessionKeys.person)?.split(personMark) ?? [];
    return userId !== '' && personOf(token, userId) === `${end}${personMark}${userId}` ? userId : undefined;
  }

  #become(next: SessionState): void {
    const { token, userId, language } = this.#state;
    if (next.token === token && next.userId === userId && next.language === language) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
