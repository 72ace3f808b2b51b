import { createToken } from '../di/token.ts';
import type { UserId } from '../domain/people/user.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import type { Unsubscribe } from './realtime-transport.ts';

export interface SessionState {
  /** The bare token; undefined for a visitor. */
  readonly token: string | undefined;
  /** Undefined until the profile has been read with this token. */
  readonly userId: UserId | undefined;
  readonly language: LanguageCode;
}

/** The session on this device, kept in storage and shared by all its tabs. */
export interface Session {
  state(): SessionState;
  watch(listener: () => void): Unsubscribe;
  signIn(token: string): void;
  identify(userId: UserId): void;
  /** Drops token and user. Also after type 999. */
  signOut(): void;
  chooseLanguage(language: LanguageCode): void;
}
export const Session = createToken<Session>('Session');
