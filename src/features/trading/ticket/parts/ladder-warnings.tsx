import type { ReactNode } from 'react';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';
import type { Guard } from '../../orders/model/order-snapshot.ts';
import { GuardText } from './confirm-guards.tsx';
import { OwnStopText } from './own-stop.ts';
import styles from './ladder.module.css';

export interface LadderWarningsProps {
  /** The person's own limits: nothing is sent against them. */
  readonly stop: OwnStop | undefined;
  readonly guards: readonly Guard[];
  readonly children?: ReactNode;
}

/** Why to look twice before the orders are sent. */
export function LadderWarnings({ stop, guards, children }: LadderWarningsProps) {
  return (
    <>
      {stop === undefined ? undefined : (
        <p className={styles['warn']} role="alert">
          <OwnStopText stop={stop} />
        </p>
      )}
      {guards.map((guard) => (
        <div key={guard.kind} className={styles['warn']} role="alert">
          <GuardText guard={guard} />
        </div>
      ))}
      {children}
    </>
  );
}
