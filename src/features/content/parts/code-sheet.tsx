import { useText } from '../../../core/i18n/use-text.ts';
import { LaterCode } from './later-code.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import styles from './code-sheet.module.css';

export interface CodeSheetProps {
  readonly title: string;
  /** Undefined while closed. */
  readonly address: string | undefined;
  readonly onClose: () => void;
}

/** An address for the camera of another device, and in words. */
export function CodeSheet({ title, address, onClose }: CodeSheetProps) {
  const t = useText('content');
  if (address === undefined) return undefined;
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <div className={styles['code']}>
        <LaterCode text={address} label={t('code.label', { name: title })} />
        <p>{t('code.hint')}</p>
        <bdi className={styles['address']}>{address}</bdi>
      </div>
    </Sheet>
  );
}
