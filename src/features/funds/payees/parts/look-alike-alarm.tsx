import { useText } from '../../../../core/i18n/use-text.ts';
import { Switch } from '../../../../core/ui/fields/switch.tsx';
import styles from './payees.module.css';

export interface LookAlikeAlarmProps {
  readonly address: string;
  /** The similar address. */
  readonly known: string;
  readonly isCompared: boolean;
  /** It was to be saved before both were compared. */
  readonly isAsked: boolean;
  readonly onCompared: (isCompared: boolean) => void;
}

/** Both addresses below each other, in full, and no way on before they were compared. */
export function LookAlikeAlarm({ address, known, isCompared, isAsked, onCompared }: LookAlikeAlarmProps) {
  const t = useText('payees');
  return (
    <div className={styles['alarm']} role="alert">
      <p>{t('lookAlike.title')}</p>
      <p>{t('lookAlike.text')}</p>
      <p>{t('lookAlike.new')}</p>
      <p className={styles['address']} translate="no">
        {address}
      </p>
      <p>{t('lookAlike.known')}</p>
      <p className={styles['address']} translate="no">
        {known}
      </p>
      <Switch label={t('lookAlike.compared')} checked={isCompared} onChange={onCompared} />
      {isAsked && !isCompared ? <p className={styles['first']}>{t('lookAlike.first')}</p> : undefined}
    </div>
  );
}
