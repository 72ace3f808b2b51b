import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import styles from './practice-sheet.module.css';

const points = ['fills', 'costs', 'feeling', 'results'] as const;

/** How practice differs from real trading, shown before the first practice order and on a tap on its badge. */
export function PracticeSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useText('practice');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      footer={
        <Button isWide onClick={onClose} data-autofocus="">
          {t('understood')}
        </Button>
      }
    >
      <p>{t('intro')}</p>
      <ul className={styles['points']}>
        {points.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </Sheet>
  );
}
