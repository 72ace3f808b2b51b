import { IconAlertCircle } from '../../../../core/ui/icons/alert-circle.gen.tsx';
import type { ReactNode, SyntheticEvent } from 'react';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { FailureText } from '../../../../core/ui/failures/failure-text.tsx';
import { HelpButton } from '../../../../core/ui/help-button.tsx';
import styles from './plain-form.module.css';

export interface PlainFormProps {
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** Why the whole form was not taken; stays until the next try. */
  readonly problem: AppError | null;
  readonly children: ReactNode;
}

/** One column, one primary action that stays above the keyboard. */
export function PlainForm({ onSubmit, submitLabel, isBusy, problem, children }: PlainFormProps) {
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      {children}
      <div role="alert">{problem === null ? undefined : <Problem problem={problem} />}</div>
      <div className={styles['submit']}>
        <Button type="submit" isWide isBusy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Ours first: the server's words may be in a language that the person does not read. */
function Problem({ problem }: { readonly problem: AppError }) {
  return (
    <div className={styles['problem']}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      <div className={styles['words']}>
        <FailureText error={problem} />
      </div>
      <HelpButton error={problem} />
    </div>
  );
}
