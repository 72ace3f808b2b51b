import type { ReactNode } from 'react';
import type { Recorded } from '../../../../core/sending/way.ts';
import { OutcomeNotice, type OutcomeNoticeProps } from './outcome-notice.tsx';
import styles from './requests.module.css';

export interface OneAtATimeProps<Wish, Row extends Recorded> extends OutcomeNoticeProps<Wish, Row> {
  /** The open request that must end first; undefined without one. */
  readonly first: ReactNode;
  /** Undefined while something else has to be finished first. */
  readonly form: ReactNode;
}

/** The outcome of the last request, the one that must end before the next, and the form for it. */
export function OneAtATime<Wish, Row extends Recorded>({ first, form, ...outcome }: OneAtATimeProps<Wish, Row>) {
  const { state, doubled } = outcome.request;
  const isQuiet =
    doubled === undefined && (state.kind === 'idle' || state.kind === 'review' || state.kind === 'sending');
  return (
    <>
      {isQuiet && first === undefined ? undefined : (
        <div className={styles['form']}>
          <OutcomeNotice {...outcome} />
          {first}
        </div>
      )}
      {form}
    </>
  );
}
