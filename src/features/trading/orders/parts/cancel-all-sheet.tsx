import { useFailedText } from '../../../../core/ui/failures/use-failed-text.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { FactList } from '../../mode/parts/fact-list.tsx';
import styles from './orders.module.css';

export interface CancelAllView {
  readonly total: number;
  readonly done: number;
  readonly failures: readonly { readonly id: string; readonly name: string; readonly error: AppError }[];
  readonly isRunning: boolean;
  /** The answer of the one that is being cancelled is a long time coming. */
  readonly isSilent: boolean;
}

export interface CancelAllSheetProps {
  readonly isOpen: boolean;
  readonly count: number;
  /** Undefined before it was started. */
  readonly progress: CancelAllView | undefined;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** Asks once, shows the progress, and names the orders that could not be cancelled. */
export function CancelAllSheet({ isOpen, count, progress, onStart, onClose }: CancelAllSheetProps) {
  const records = useText('records');
  const format = useFormat();
  const n = format.count(progress?.total ?? count);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={records(progress === undefined ? 'cancelAllTitle' : 'cancelAll', { n })}
      footer={
        progress === undefined ? (
          <Question n={n} onStart={onStart} onClose={onClose} />
        ) : (
          <CloseButton onClose={onClose} isRunning={progress.isRunning} />
        )
      }
    >
      {progress === undefined ? <p>{records('cancelAllText')}</p> : <Progress progress={progress} n={n} />}
    </Sheet>
  );
}

function Question({
  n,
  onStart,
  onClose,
}: {
  readonly n: string;
  readonly onStart: () => void;
  readonly onClose: () => void;
}) {
  const records = useText('records');
  return (
    <div className={styles['choices']}>
      <Button variant="secondary" data-autofocus="" onClick={onClose}>
        {records('keepThem')}
      </Button>
      <Button variant="danger" onClick={onStart}>
        {records('cancelAll', { n })}
      </Button>
    </div>
  );
}

function CloseButton({ onClose, isRunning }: { readonly onClose: () => void; readonly isRunning: boolean }) {
  const t = useText('trading');
  return (
    <Button variant="secondary" isWide isBusy={isRunning} onClick={onClose}>
      {t('orders.close')}
    </Button>
  );
}

function Progress({ progress, n }: { readonly progress: CancelAllView; readonly n: string }) {
  const records = useText('records');
  const format = useFormat();
  const failedText = useFailedText({
    failed: (reason) => records('notCancelled', { reason }),
    unknown: records('noAnswerCame'),
  });
  const done = format.count(progress.done);
  return (
    <>
      <p role="status">
        {progress.isRunning ? records('cancelProgress', { done, n }) : records('cancelDone', { done, n })}
      </p>
      {progress.isSilent ? <p role="alert">{records('noAnswerYet')}</p> : undefined}
      <progress
        className={styles['bar']}
        max={progress.total}
        value={progress.done + progress.failures.length}
        aria-hidden="true"
      />
      <FactList
        facts={progress.failures.map(({ id, name, error }) => ({
          id,
          label: name,
          value: failedText(error),
        }))}
      />
    </>
  );
}
