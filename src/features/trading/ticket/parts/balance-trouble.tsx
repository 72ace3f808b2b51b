import type { AppError } from '../../../../core/errors/app-error.ts';
import { FailureText } from '../../../../core/ui/failures/failure-text.tsx';
import { TryAgain } from '../../../../core/ui/lists/list-state.tsx';
import styles from './ticket.module.css';

export interface BalanceTroubleProps {
  readonly error: AppError;
  readonly onRetry: () => void;
}

/** Why there is a dash in the place of the balance, and the way to ask for it again, unless the server lacks it. */
export function BalanceTrouble({ error, onRetry }: BalanceTroubleProps) {
  return (
    <div className={styles['trouble']} role="alert">
      <div>
        <FailureText error={error} />
      </div>
      <TryAgain error={error} onRetry={onRetry} />
    </div>
  );
}
