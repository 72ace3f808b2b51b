import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { leadsAway } from '../../../../core/errors/leads-away.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useIsHere } from '../../../../core/sending/change/use-is-here.ts';
import { tellSilence } from '../../../../core/sending/time/silence.ts';
import { useBackOnline } from '../../../../core/session/use-back-online.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { holdTaps } from '../../../../core/ui/sheets/hold-taps.ts';
import { topmostSheet } from '../../../../core/ui/sheets/open-sheets.ts';
import { useFailedText, type FailedWords } from '../../../../core/ui/failures/use-failed-text.ts';

export interface Acting {
  readonly underWay: ReadonlySet<string>;
  /** Why the last attempt failed, by the id of the order. */
  readonly failures: ReadonlyMap<string, string>;
  act(order: { readonly id: string }): void;
  /** Like `act`, but resolves like `send`; undefined if a request for this order is under way already. */
  ask(order: { readonly id: string }): Promise<AppError | undefined> | undefined;
}

export interface ActingNeeds extends FailedWords {
  /** Sends once; resolves with the error, or with undefined. */
  readonly send: (wanted: { id: string }) => Promise<AppError | undefined>;
  /** The message when the server has accepted it; absent where what comes of it is told later. */
  readonly done?: string;
}

/**
 * One request per order at a time; its error stays until the next attempt, that there is no network until there is one, and is told
 * for itself where the list has been left meanwhile. A server that is silent is told of meanwhile. The same object until that differs, so that rows are not drawn anew
 * with what is around them.
 */
export function useActing({ send, done, ...words }: ActingNeeds): Acting {
  const failedText = useFailedText(words);
  const t = useText('records');
  const pause = usePause();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  // Two taps in one frame see the same state, so requests in flight are tracked in a ref.
  const sent = useRef(new Set<string>());
  const isHere = useIsHere();
  const unsent = useRef(new Set<string>());
  useBackOnline(() => {
    const told = unsent.current;
    unsent.current = new Set();
    setFailures((present) => new Map([...present].filter(([id]) => !told.has(id))));
  });
  const { isSimulated } = useAccount();
  const needs = { send, done, failedText, pause, silent: t('noAnswerYet') };
  const latest = useRef(needs);
  useEffect(() => {
    latest.current = needs;
  });
  const ask = useCallback<Acting['ask']>(
    ({ id }) => {
      const tell = (text: string): void => setFailures((present) => new Map([...present, [id, text]]));
      const forget = (): void => {
        unsent.current.delete(id);
        setFailures((present) => new Map([...present].filter(([one]) => one !== id)));
      };
      const told = (failure: AppError | undefined): void => {
        sent.current.delete(id);
        setUnderWay((present) => new Set([...present].filter((one) => one !== id)));
        if (failure === undefined) {
          forget();
          if (latest.current.done !== undefined) notify.success(latest.current.done);
          return;
        }
        const text = latest.current.failedText(failure);
        if (failure.kind === 'offline') unsent.current.add(id);
        if (isHere.current) tell(text);
        else if (!leadsAway(failure)) notify.problem(text, undefined, { isSimulated });
      };
      if (sent.current.has(id)) return undefined;
      sent.current.add(id);
      setUnderWay((present) => new Set([...present, id]));
      forget();
      const answered = latest.current.send({ id });
      void tellSilence({ answered, pause: latest.current.pause, tell: () => tell(latest.current.silent) });
      return answered.then((failure) => {
        told(failure);
        return failure;
      });
    },
    [isHere, isSimulated],
  );
  const act = useCallback<Acting['act']>(
    (order) => {
      // The rows move: the second tap of a double one was not meant for the next order.
      holdTaps(topmostSheet() ?? document.body);
      void ask(order);
    },
    [ask],
  );
  return useMemo(() => ({ underWay, failures, ask, act }), [underWay, failures, ask, act]);
}

/** Closing positions one by one. A notice tells what each came to. */
export function useClosingOne(send: ActingNeeds['send']): Acting {
  const t = useText('contracts');
  return useActing({
    send,
    failed: (reason) => t('position.failed', { reason }),
    unknown: t('position.failedUnknown'),
  });
}
