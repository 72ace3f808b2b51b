import { useRef, useState } from 'react';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { leadsAway } from '../../../../core/errors/leads-away.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useIsHere } from '../../../../core/sending/change/use-is-here.ts';
import { tellSilence } from '../../../../core/sending/time/silence.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { notify } from '../../../../core/ui/notify.ts';
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
 * One request per order at a time; its error stays until the next attempt, and is told for itself where the list has been left
 * meanwhile. A server that is silent is told of meanwhile.
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
  const tell = (id: string, text: string): void => setFailures((present) => new Map([...present, [id, text]]));
  const forget = (id: string): void => setFailures((present) => new Map([...present].filter(([one]) => one !== id)));
  const told = (id: string, failure: AppError | undefined): void => {
    sent.current.delete(id);
    setUnderWay((present) => new Set([...present].filter((one) => one !== id)));
    if (failure === undefined) {
      forget(id);
      if (done !== undefined) notify.success(done);
      return;
    }
    if (isHere.current) tell(id, failedText(failure));
    else if (!leadsAway(failure)) notify.problem(failedText(failure));
  };
  const ask: Acting['ask'] = ({ id }) => {
    if (sent.current.has(id)) return undefined;
    sent.current.add(id);
    setUnderWay((present) => new Set([...present, id]));
    forget(id);
    const answered = send({ id });
    void tellSilence({ answered, pause, tell: () => tell(id, t('noAnswerYet')) });
    return answered.then((failure) => {
      told(id, failure);
      return failure;
    });
  };
  return { underWay, failures, ask, act: (order) => void ask(order) };
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
