import { IconAlertCircle } from '../../../core/ui/icons/alert-circle.gen.tsx';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { FileButton } from './file-button.tsx';
import styles from './studio-form.module.css';

export interface MarkFieldProps {
  readonly theme: 'dark' | 'light';
  readonly ground: string;
  /** A `data:` address; empty without one. */
  readonly address: string;
  /** Whether it can be used: a refused one is not shown. */
  readonly isUsed: boolean;
  readonly error: string | undefined;
  readonly onPick: (file: File) => void;
  readonly onRemove: () => void;
}

/** The mark of a theme on the ground where it will stand. */
export function MarkField({ theme, ground, address, isUsed, error, onPick, onRemove }: MarkFieldProps) {
  const t = useText('studio');
  const label = t(`identity.${theme}`);
  return (
    <div role="group" aria-label={label} className={styles['mark']}>
      <span className={styles['ground']} style={{ background: ground }}>
        {address === '' || !isUsed ? undefined : <img src={address} alt="" />}
      </span>
      <div className={styles['beside']}>
        <span className={styles['label']}>{label}</span>
        <div className={styles['buttons']}>
          <FileButton
            words={t('identity.choose')}
            label={`${label}: ${t('identity.choose')}`}
            accept="image/png,image/jpeg,image/gif,image/webp,image/svg+xml"
            onPick={onPick}
          />
          {address === '' ? undefined : (
            <Button variant="quiet" size="small" aria-label={`${label}: ${t('identity.remove')}`} onClick={onRemove}>
              {t('identity.remove')}
            </Button>
          )}
        </div>
        <p className={styles['error']} aria-live="polite">
          {error === undefined ? undefined : (
            <>
              <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
              <span>{error}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
