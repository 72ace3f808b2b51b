import type { AppError } from '../../errors/app-error.ts';
import { Button } from '../button.tsx';
import { FailureText } from '../failures/failure-text.tsx';
import { Sheet } from './sheet.tsx';
import styles from './confirm-sheet.module.css';

export interface ConfirmSheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly isBusy: boolean;
  /** What is told of the request that is under way. */
  readonly told?: string | undefined;
  /** Why the last try failed; the same button tries again. */
  readonly failure?: AppError | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks once. Both buttons have equal weight, and the harmless one has the focus. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  return (
    <Sheet
      isOpen={props.isOpen}
      onClose={props.onCancel}
      title={props.title}
      footer={
        <div className={styles['choices']}>
          <Button variant="secondary" isWide onClick={props.onCancel} data-autofocus="">
            {props.cancelLabel}
          </Button>
          <Button variant="danger" isWide isBusy={props.isBusy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </div>
      }
    >
      <p>{props.text}</p>
      {props.told === undefined ? undefined : <p role="alert">{props.told}</p>}
      {props.failure === undefined ? undefined : (
        <div role="alert">
          <FailureText error={props.failure} />
        </div>
      )}
    </Sheet>
  );
}
