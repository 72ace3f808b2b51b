import { useText } from '../../../../core/i18n/use-text.ts';
import styles from '../../../../core/ui/column.module.css';
import { useCodesReach } from '../data/codes-reach.ts';
import { DemoCodeSlot } from './demo-code-slot.tsx';

/** What stands below every field for a code: that of the demo, and why a right one may be called wrong. */
export function CodeNotes() {
  const t = useText('access');
  return (
    <>
      <DemoCodeSlot />
      {useCodesReach() ? undefined : <p className={styles['note']}>{t('code.elsewhere')}</p>}
    </>
  );
}
