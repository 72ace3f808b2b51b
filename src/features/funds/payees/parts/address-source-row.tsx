import { IconCamera } from '../../../../core/ui/icons/camera.gen.tsx';
import { IconClipboard } from '../../../../core/ui/icons/clipboard.gen.tsx';
import { IconQrcode } from '../../../../core/ui/icons/qrcode.gen.tsx';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import styles from './address-source-row.module.css';

export interface AddressSourceRowProps {
  /** The result of the picture or the clipboard. */
  readonly said: string | undefined;
  readonly isReading: boolean;
  readonly onPaste: () => void;
  readonly onPicture: (file: File) => void;
  /** Undefined without a camera. */
  readonly onCamera: (() => void) | undefined;
}

/** Ways to an address beside the keyboard: pasted, or read from a picture, chosen from the device or taken with its camera. */
export function AddressSourceRow(props: AddressSourceRowProps) {
  const t = useText('payees');
  return (
    <>
      <div className={styles['actions']}>
        <Button variant="secondary" size="small" onClick={props.onPaste}>
          <IconClipboard size={18} stroke={1.75} aria-hidden="true" />
          {t('add.paste')}
        </Button>
        {props.onCamera === undefined ? undefined : (
          <Button variant="secondary" size="small" onClick={props.onCamera}>
            <IconCamera size={18} stroke={1.75} aria-hidden="true" />
            {t('camera.open')}
          </Button>
        )}
        <label className={styles['file']}>
          <Button variant="secondary" size="small" isBusy={props.isReading} tabIndex={-1} aria-hidden="true">
            <IconQrcode size={18} stroke={1.75} aria-hidden="true" />
            {t('add.qr')}
          </Button>
          <input
            type="file"
            accept="image/*"
            aria-label={t('add.qr')}
            disabled={props.isReading}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file !== undefined) props.onPicture(file);
            }}
          />
        </label>
      </div>
      <p role="status">{props.said}</p>
    </>
  );
}
