import { IconAlertCircle } from '../../../../core/ui/icons/alert-circle.gen.tsx';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../../../../core/ui/button.tsx';
import { HelpButton } from '../../../../core/ui/help-button.tsx';
import styles from './plain-form.module.css';

export interface PlainFormProps {
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** The server's text about the whole form; stays until the next try. */
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** One column, one primary action that stays above the keyboard. */
export function PlainForm({ onSubmit, submitLabel, isBusy, problem, children }: PlainFormProps) {
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      {children}
      <div role="alert">
        {problem === undefined ? undefined : (
          <div className={styles['problem']}>
            <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
            <p>{problem}</p>
            <HelpButton />
          </div>
        )}
      </div>
      <div className={styles['submit']}>
        <Button type="submit" isWide isBusy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
