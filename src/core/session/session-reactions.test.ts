import { describe, expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { redirectDelayMs, SessionReactions } from './session-reactions.ts';

function start({ isSigningOut = false } = {}) {
  const told: string[] = [];
  let token: string | undefined = 'a1';
  const timers: { delayMs: number; run: () => void }[] = [];
  const note = (text: string) => () => void told.push(text);
  const nothing = (): void => undefined;
  const reactions = new SessionReactions({
    session: {
      state: () => ({ token, userId: undefined, language: 'en' }),
      watch: () => nothing,
      signIn: (next) => (token = next),
      identify: nothing,
      signOut: () => {
        token = undefined;
        told.push('signed out');
      },
      chooseLanguage: nothing,
    },
    clock: {
      now: () => 0,
      after: (delayMs, run) => {
        timers.push({ delayMs, run });
        return nothing;
      },
    },
    isSigningOut: () => isSigningOut,
    showFailure: ({ message }) => void told.push(`says ${message}`),
    goToLogin: note('login'),
    goToVerification: note('verification'),
    goToBankCard: note('bank card'),
  });
  const passTime = (): number[] => timers.splice(0).map(({ delayMs, run }) => (run(), delayMs));
  const signIn = (next: string): void => void (token = next);
  return { told, reactions, passTime, signIn };
}

describe('SessionReactions', () => {
  test('react: 999 shows the text, signs out and goes to the login after 1200 ms', () => {
    const { told, reactions, passTime } = start();
    reactions.react(new AppError('session-expired', 'please sign in'));
    expect(told).toEqual(['signed out', 'says please sign in']);
    expect(passTime()).toEqual([redirectDelayMs]);
    expect(told.at(-1)).toBe('login');
  });

  test('react: five calls that fail together say it and go there once', () => {
    const { told, reactions, passTime } = start();
    for (let call = 0; call < 5; call += 1) reactions.react(new AppError('session-expired', 'please sign in'));
    passTime();
    expect(told.filter((text) => text === 'says please sign in' || text === 'login')).toHaveLength(2);
  });

  test('switch 60 react: 997 shows the text and goes to the bank card, signed in', () => {
    const { told, reactions, passTime } = start();
    reactions.react(new AppError('server', 'save a card first', { needsCard: true }));
    passTime();
    expect(told).toEqual(['says save a card first', 'bank card']);
  });

  test('react: 998 shows the text and goes to the verification, signed in', () => {
    const { told, reactions, passTime } = start();
    reactions.react(new AppError('verification-required', 'verify first'));
    passTime();
    expect(told).toEqual(['says verify first', 'verification']);
  });

  test('react: without words of the server it is told in ours; a later expiry is reacted to again', () => {
    const { told, reactions, passTime } = start();
    reactions.react(new AppError('session-expired', ''));
    passTime();
    reactions.react(new AppError('session-expired', 'again'));
    expect(told).toEqual(['signed out', 'says ', 'login', 'signed out', 'says again']);
  });

  test('react: who is logging out is not asked to log in, whatever is answered meanwhile', () => {
    const { told, reactions, passTime } = start({ isSigningOut: true });
    reactions.react(new AppError('session-expired', 'please sign in'));
    expect([passTime(), told]).toEqual([[], []]);
  });

  test('react: a late 999 or 998 of an earlier session leaves the present one alone', () => {
    const { told, reactions, passTime } = start();
    reactions.react(new AppError('session-expired', 'please sign in', { isOfPastSession: true }));
    reactions.react(new AppError('verification-required', 'verify first', { isOfPastSession: true }));
    expect([passTime(), told]).toEqual([[], []]);
  });

  test('react: a person who signs in before the page changes stays on it', () => {
    const { told, reactions, passTime, signIn } = start();
    for (const kind of ['session-expired', 'verification-required'] as const) {
      reactions.react(new AppError(kind, ''));
      signIn(`after ${kind}`);
      passTime();
    }
    expect(told).toEqual(['signed out', 'says ', 'says ']);
    reactions.react(new AppError('verification-required', ''));
    passTime();
    expect(told.at(-1)).toBe('verification');
  });

  test('react: other failures are left to their screens', () => {
    const { told, reactions, passTime } = start();
    reactions.react(new AppError('server', 'Parameter error'));
    expect([passTime(), told]).toEqual([[], []]);
  });
});
