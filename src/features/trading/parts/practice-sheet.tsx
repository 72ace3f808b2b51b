import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheet.tsx';
import styles from './practice-sheet.module.css';

const points = ['fills', 'fees', 'liquidity', 'feeling', 'result'] as const;

export interface PracticeSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What practice leaves out, so that nobody takes it for a forecast. */
export function PracticeSheet({ isOpen, onClose }: PracticeSheetProps) {
  const t = useText('trading');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('practice.title')}
      footer={
        <Button isWide onClick={onClose}>
          {t('practice.understood')}
        </Button>
      }
    >
      <p>{t('practice.intro')}</p>
      <ul className={styles['points']}>
        {points.map((point) => (
          <li key={point}>{t(`practice.${point}`)}</li>
        ))}
      </ul>
    </Sheet>
  );
}
