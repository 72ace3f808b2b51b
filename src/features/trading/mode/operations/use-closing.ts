import { useEffect, useMemo, useRef, useState } from 'react';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { useReasonText } from '../../../../core/i18n/use-reason-text.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { notify } from '../../../../core/ui/notify.ts';

export interface Acting {
  readonly underWay: ReadonlySet<string>;
  /** Why the last attempt failed, by the id of the order. */
  readonly failures: ReadonlyMap<string, string>;
  act(order: { readonly id: string }): void;
  /** Like `act`, but resolves like `send`; undefined if a request for this order is under way already. */
  ask(order: { readonly id: string }): Promise<AppError | undefined> | undefined;
}

export interface ActingNeeds {
  /** Sends once; resolves with the error, or with undefined. */
  readonly send: (wanted: { id: string }) => Promise<AppError | undefined>;
  /** The message when the server has accepted it; absent where what comes of it is told later. */
  readonly done?: string;
  readonly unknown: string;
}

/** One request per order at a time; its error stays until the next attempt. */
export function useActing({ send, done, unknown }: ActingNeeds): Acting {
  const errorText = useReasonText();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  // Two taps in one frame see the same state, so requests in flight are tracked in a ref.
  const sent = useRef(new Set<string>());
  const told = (id: string, failure: AppError | undefined): void => {
    sent.current.delete(id);
    setUnderWay((present) => new Set([...present].filter((one) => one !== id)));
    if (failure === undefined) {
      if (done !== undefined) notify.success(done);
      return;
    }
    const text = failure.kind === 'no-answer' ? unknown : errorText(failure);
    setFailures((present) => new Map([...present, [id, text]]));
  };
  const ask: Acting['ask'] = ({ id }) => {
    if (sent.current.has(id)) return undefined;
    sent.current.add(id);
    setUnderWay((present) => new Set([...present, id]));
    setFailures((present) => new Map([...present].filter(([one]) => one !== id)));
    return send({ id }).then((failure) => {
      told(id, failure);
      return failure;
    });
  };
  return { underWay, failures, ask, act: (order) => void ask(order) };
}

/** Closing positions one by one. A notice tells what each came to. */
export function useClosingOne(send: ActingNeeds['send']): Acting {
  const t = useText('contracts');
  const acting = useActing({ send, unknown: t('position.failedUnknown') });
  const failures = useMemo(
    () => new Map([...acting.failures].map(([id, reason]) => [id, t('position.failed', { reason })])),
    [acting.failures, t],
  );
  return { ...acting, failures };
}

/** True once `delayMs` have passed with the same `since`, a new object for each beginning; false without one. */
export function useElapsed(since: object | undefined, pause: (delayMs: number) => Promise<void>, delayMs: number) {
  const [over, setOver] = useState<object>();
  useEffect(() => {
    if (since === undefined) return undefined;
    let isHere = true;
    void pause(delayMs).then(() => {
      if (isHere) setOver(since);
    });
    return () => {
      isHere = false;
    };
  }, [since, pause, delayMs]);
  return since !== undefined && over === since;
}
