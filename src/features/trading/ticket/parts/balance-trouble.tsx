import type { AppError } from '../../../../core/errors/app-error.ts';
import { useErrorText } from '../../../../core/i18n/use-error-text.ts';
import { TryAgain } from '../../../../core/ui/lists/list-state.tsx';
import styles from './ticket.module.css';

export interface BalanceTroubleProps {
  readonly error: AppError;
  readonly onRetry: () => void;
}

/** Why there is a dash in the place of the balance, and the way to ask for it again, unless the server lacks it. */
export function BalanceTrouble({ error, onRetry }: BalanceTroubleProps) {
  const errorText = useErrorText();
  return (
    <div className={styles['trouble']} role="alert">
      <span>{errorText(error)}</span>
      <TryAgain error={error} onRetry={onRetry} />
    </div>
  );
}
