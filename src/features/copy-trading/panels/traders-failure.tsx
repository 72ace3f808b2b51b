import type { AppError } from '../../../core/errors/app-error.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState } from '../../../core/ui/lists/list-state.tsx';

const serverFault = 500;

export interface TradersFailureProps {
  readonly error: AppError;
  readonly onRetry: () => void;
}

/** Many servers fail here: the text says that the fault is the server's, not the person's. */
export function TradersFailure({ error, onRetry }: TradersFailureProps) {
  const t = useText('copyTrading');
  const common = useText('common');
  if (error.status !== serverFault) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      title={t('notAvailable')}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {common('retry')}
        </Button>
      }
    />
  );
}
