import { useCallback, useState, useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { wasNotSent, type AppError } from '../../../../core/errors/app-error.ts';
import { AccessPort, type CodeRequest } from '../../../../core/ports/access-port.ts';
import { codeValidMinutes } from '../../../../core/rules/people/account-rules.ts';
import { ServerClock } from '../../../../core/time/clock.ts';
import { useWrite } from '../../../../core/query/use-write.ts';
import { useServerDialect } from '../../server/data/use-server-dialect.ts';
import { lastCode, type LastCode } from './last-code.ts';

/** Servers of this protocol refuse a second code for the same address before that. */
const resendAfterMs = 120_000;
const second = 1000;
const codeValidMs = codeValidMinutes * 60 * second;

export interface SendCode<Request> {
  send(request: Request): void;
  /** Until the next code; 0 when it can be sent. Counted on the server's clock. */
  readonly secondsLeft: number;
  readonly isSending: boolean;
  /** A code is on its way to the address. */
  readonly isSent: boolean;
  readonly error: AppError | null;
}

interface SendingTerms<Request> {
  /** Which address a request was made for, as text. */
  readonly nameOf: (request: Request) => string;
  /** Of the address that stands in the form. */
  readonly name: string;
  /** A refusal looks like success: it could tell strangers who has an account. */
  readonly isDiscreet?: boolean;
}

/** What a reload finds of a code that has expired meanwhile is nothing. */
const stillValid = (kept: LastCode | undefined, now: number): LastCode | undefined =>
  kept !== undefined && kept.againAt - resendAfterMs + codeValidMs > now ? kept : undefined;

/**
 * Requests a code with the given call, and counts down to the next request. Both belong to `name`, the address that
 * stands in the form: correcting a slip in it needs no wait and claims no code on its way there.
 */
export function useSending<Request>(
  ask: (request: Request) => Promise<void>,
  { nameOf, name, isDiscreet = false }: SendingTerms<Request>,
): SendCode<Request> {
  const clock = usePort(ServerClock);
  const { waitsAfterFailedCode } = useServerDialect();
  const [last, setLast] = useState(() => stillValid(lastCode.read(), clock.now()));
  const note = (noted: LastCode | undefined): void => {
    lastCode.write(noted);
    setLast(noted);
  };
  const { mutate, isPending, error, variables } = useWrite<void, Request>({
    mutationFn: ask,
    onSuccess: (_, sent) => note({ name: nameOf(sent), againAt: clock.now() + resendAfterMs, isSent: true }),
    // A request that did not leave the device starts no wait.
    onError: (failure, sent) => {
      const isHidden = isDiscreet && failure.kind === 'server';
      const waits = isHidden || (waitsAfterFailedCode && !wasNotSent(failure));
      note(waits ? { name: nameOf(sent), againAt: clock.now() + resendAfterMs, isSent: isHidden } : undefined);
    },
  });
  const isWaiting = last?.name === name && !isPending;
  const watch = useCallback(
    (listener: () => void) => {
      if (!isWaiting) return () => undefined;
      const timer = setInterval(listener, second);
      return () => clearInterval(timer);
    },
    [isWaiting],
  );
  // Another clock, after a reload or in a restarted demo, never lengthens the wait.
  const leftMs = (): number => (isWaiting ? Math.min(resendAfterMs, last.againAt - clock.now()) : 0);
  const secondsLeft = useSyncExternalStore(watch, () => Math.max(0, Math.ceil(leftMs() / second)));
  const isFailed = variables !== undefined && nameOf(variables) === name && !(isDiscreet && error?.kind === 'server');
  return {
    send: mutate,
    secondsLeft,
    isSending: isPending,
    isSent: isWaiting && last.isSent,
    error: isFailed ? error : null,
  };
}

const nameOfAddress = ({ identifier, areaCode = '' }: Pick<CodeRequest, 'identifier' | 'areaCode'>): string =>
  `${areaCode} ${identifier}`;

/** A code for a login name, known or new. */
export function useSendCode(
  address: Pick<CodeRequest, 'identifier' | 'areaCode'>,
  { isDiscreet = false }: { readonly isDiscreet?: boolean } = {},
): SendCode<CodeRequest> {
  const access = usePort(AccessPort);
  return useSending((request: CodeRequest) => access.sendCode(request), {
    nameOf: nameOfAddress,
    name: nameOfAddress(address),
    isDiscreet,
  });
}
