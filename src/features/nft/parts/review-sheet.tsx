import type { ReactNode } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { SendButton } from '../../shared/request-form/parts/send-button.tsx';
import styles from './nft.module.css';

export interface ReviewSheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  /** False while something has still to be agreed to. */
  readonly isReady?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Everything once more. Both answers weigh the same, and the focus starts on the way out. */
export function ReviewSheet({ isOpen, title, confirm, isBusy, isReady = true, ...rest }: ReviewSheetProps) {
  const t = useText('nft');
  const footer = (
    <div className={requests['pair']}>
      <Button variant="secondary" isWide data-autofocus="" onClick={rest.onCancel}>
        {t('cancel')}
      </Button>
      <SendButton isWide isBusy={isBusy} disabled={!isReady} onClick={rest.onConfirm}>
        {confirm}
      </SendButton>
    </div>
  );
  return (
    <Sheet isOpen={isOpen} onClose={rest.onCancel} title={title} footer={footer}>
      <div className={styles['stack']}>{rest.children}</div>
    </Sheet>
  );
}
