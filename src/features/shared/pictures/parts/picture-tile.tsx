import { IconAlertCircle } from '../../../../core/ui/icons/alert-circle.gen.tsx';
import { IconCamera } from '../../../../core/ui/icons/camera.gen.tsx';
import { IconCircleCheck } from '../../../../core/ui/icons/circle-check.gen.tsx';
import { IconRefresh } from '../../../../core/ui/icons/refresh.gen.tsx';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { classNames } from '../../../../core/ui/class-names.ts';
import styles from './picture-tile.module.css';
import { useObjectUrl } from './use-object-url.ts';

export interface PictureTileProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The one that was sent. */
  readonly picture: Blob | undefined;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onPick: (file: File) => void;
  /** Sends the same picture once more. */
  readonly onRetry?: (() => void) | undefined;
  /** Another way to a picture, below the tile. */
  readonly children?: ReactNode;
}

/** One picture of one thing: taken with the camera or chosen from the device, looked at, and taken again. */
export function PictureTile({ label, hint, picture, isBusy, error, onPick, onRetry, children }: PictureTileProps) {
  const t = useText('pictures');
  const id = useId();
  const url = useObjectUrl(picture);
  const word = t(isBusy ? 'sending' : url === undefined ? 'choose' : 'again');
  const Icon = url === undefined ? IconCamera : IconRefresh;
  return (
    <div className={styles['field']}>
      <span className={styles['label']} id={`${id}-label`}>
        {label}
      </span>
      <label className={classNames(styles['tile'], error !== undefined && styles['wrong'])} aria-busy={isBusy}>
        <input
          className={styles['input']}
          type="file"
          accept="image/*"
          disabled={isBusy}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-word ${id}-below`}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again after something went wrong with it.
            event.target.value = '';
            if (file !== undefined) onPick(file);
          }}
        />
        {url === undefined ? undefined : <img className={styles['picture']} src={url} alt={t('preview')} />}
        <span className={classNames(styles['word'], url !== undefined && styles['over'])} id={`${id}-word`}>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          {word}
        </span>
        {isBusy ? <progress className={styles['bar']} aria-label={`${label}: ${word}`} /> : undefined}
      </label>
      <div id={`${id}-below`} aria-live="polite">
        {error === undefined ? undefined : (
          <p className={styles['error']}>
            <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
        {error === undefined && !isBusy && url !== undefined ? (
          <p className={styles['sent']}>
            <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
            <span>{t('sent')}</span>
          </p>
        ) : undefined}
        {error === undefined && hint !== undefined ? <p className={styles['hint']}>{hint}</p> : undefined}
      </div>
      {onRetry === undefined ? undefined : (
        <Button type="button" variant="secondary" size="small" aria-label={t('resendFor', { label })} onClick={onRetry}>
          {t('resend')}
        </Button>
      )}
      {children}
    </div>
  );
}
