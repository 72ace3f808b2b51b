import type { ReactNode } from 'react';
import type { RequestFootProps } from './request-foot.tsx';
import styles from './requests.module.css';
import { OutcomeNotice } from './outcome-notice.tsx';

export interface OneAtATimeProps<Wish> extends Omit<RequestFootProps<Wish>, 'submit'> {
  /** What has to be finished first; undefined while there is nothing. */
  readonly first: ReactNode;
  /** Undefined while something else has to be finished first. */
  readonly form: ReactNode;
}

/** What became of the last request, what has to be finished before the next one, and the form for it. */
export function OneAtATime<Wish>({ request, done, recordsPath, first, form }: OneAtATimeProps<Wish>) {
  const { state, checkAgain, close } = request;
  const isQuiet = state.kind === 'idle' || state.kind === 'review' || state.kind === 'sending';
  return (
    <>
      {isQuiet && first === undefined ? undefined : (
        <div className={styles['form']}>
          <OutcomeNotice
            state={state}
            done={done}
            recordsPath={recordsPath}
            onCheckAgain={checkAgain}
            onClose={close}
          />
          {first}
        </div>
      )}
      {form}
    </>
  );
}
