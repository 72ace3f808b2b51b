import { useState, type ReactNode } from 'react';
import { Button } from '../../../../core/ui/button.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import styles from './requests.module.css';
import { SendButton } from './send-button.tsx';
import { TickBox } from './tick-box.tsx';

export interface TickedReviewProps {
  readonly title: string;
  /** What is agreed to by the tick. */
  readonly understood: string;
  /** The words on the way out and on the button that sends. */
  readonly answers: { readonly cancel: string; readonly send: string };
  readonly isSending?: boolean | undefined;
  readonly onCancel: () => void;
  readonly onSend: () => void;
  /** Everything that is agreed to. */
  readonly children: ReactNode;
}

/** The whole wish once more; it is sent only after a tick. Both answers weigh the same, and the focus starts on the way out. */
export function TickedReview({ title, understood, answers, isSending = false, ...rest }: TickedReviewProps) {
  const [isTicked, setIsTicked] = useState(false);
  return (
    <Sheet
      isOpen
      onClose={rest.onCancel}
      title={title}
      footer={
        <div className={styles['pair']}>
          <Button variant="secondary" data-autofocus="" disabled={isSending} onClick={rest.onCancel}>
            {answers.cancel}
          </Button>
          <SendButton disabled={!isTicked} isBusy={isSending} onClick={rest.onSend}>
            {answers.send}
          </SendButton>
        </div>
      }
    >
      <div className={styles['ends']}>
        {rest.children}
        <TickBox label={understood} isTicked={isTicked} onTick={setIsTicked} />
      </div>
    </Sheet>
  );
}
