import { useCallback, useState, useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { AccessPort, type CodeRequest } from '../../../../core/ports/access-port.ts';
import { ServerClock } from '../../../../core/time/clock.ts';
import { useWrite } from '../../../../core/query/use-write.ts';
import { useServerDialect } from '../../server/data/use-server-dialect.ts';

/** Servers of this protocol refuse a second code for the same address before that. */
const resendAfterMs = 120_000;
const second = 1000;

export interface SendCode<Request> {
  send(request: Request): void;
  /** Until the next code; 0 when it can be sent. Counted on the server's clock. */
  readonly secondsLeft: number;
  readonly isSending: boolean;
  /** A code is on its way to the address. */
  readonly isSent: boolean;
  readonly error: AppError | null;
}

/**
 * Requests a code with the given call, and counts down to the next request. Both belong to the address: correcting a
 * slip in it needs no wait and claims no code on its way there.
 */
export function useSending<Request>(
  ask: (request: Request) => Promise<void>,
  isStillThat: (sent: Request) => boolean,
): SendCode<Request> {
  const clock = usePort(ServerClock);
  const { waitsAfterFailedCode } = useServerDialect();
  const [resendAt, setResendAt] = useState(0);
  const wait = (): void => setResendAt(clock.now() + resendAfterMs);
  const { mutate, isPending, isSuccess, error, variables } = useWrite<void, Request>({
    mutationFn: ask,
    onSuccess: wait,
    // A request that did not leave the device starts no wait.
    onError: ({ kind }) => (waitsAfterFailedCode && kind !== 'offline' ? wait() : setResendAt(0)),
  });
  const isThat = variables !== undefined && isStillThat(variables);
  const isWaiting = resendAt > 0 && isThat && !isPending;
  const watch = useCallback(
    (listener: () => void) => {
      if (!isWaiting) return () => undefined;
      const timer = setInterval(listener, second);
      return () => clearInterval(timer);
    },
    [isWaiting],
  );
  const secondsLeft = useSyncExternalStore(watch, () =>
    isWaiting ? Math.max(0, Math.ceil((resendAt - clock.now()) / second)) : 0,
  );
  return { send: mutate, secondsLeft, isSending: isPending, isSent: isSuccess && isThat, error: isThat ? error : null };
}

/** A code for a login name, known or new. */
export function useSendCode(address: Pick<CodeRequest, 'identifier' | 'areaCode'>): SendCode<CodeRequest> {
  const access = usePort(AccessPort);
  return useSending(
    (request: CodeRequest) => access.sendCode(request),
    ({ identifier, areaCode }) => identifier === address.identifier && areaCode === address.areaCode,
  );
}
