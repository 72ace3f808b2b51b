import { useText } from '../../../../core/i18n/use-text.ts';
import styles from '../../../../core/ui/column.module.css';
import { useCodesReach } from '../data/codes-reach.ts';
import { DemoCodeSlot } from './demo-code-slot.tsx';

/** The note below every field for a code: the demo's code, and why a right one may be refused. */
export function CodeNotes() {
  const t = useText('access');
  return (
    <>
      <DemoCodeSlot />
      {useCodesReach() ? undefined : <p className={styles['small']}>{t('code.elsewhere')}</p>}
    </>
  );
}
