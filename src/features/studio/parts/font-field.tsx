import { IconAlertCircle } from '../../../core/ui/icons/alert-circle.gen.tsx';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { FileButton } from './file-button.tsx';
import styles from './studio-form.module.css';

export interface FontFieldProps {
  /** A `data:` address, or a file beside a hosted page; empty without one. */
  readonly address: string;
  readonly largestKb: string;
  readonly error: string | undefined;
  readonly onPick: (file: File) => void;
  readonly onRemove: () => void;
}

/** What a font that stands in the block is: its kind, and its size in kB. */
function dataIn(address: string): { readonly kind: string; readonly size: number } | undefined {
  const [, kind, data] = /^data:font\/(\w+);base64,(.*)$/s.exec(address) ?? [];
  return kind === undefined || data === undefined ? undefined : { kind, size: Math.ceil((data.length * 3) / 4000) };
}

/** The file of the brand's font. */
export function FontField({ address, largestKb, error, onPick, onRemove }: FontFieldProps) {
  const t = useText('studio');
  const label = t('colour.fontFile');
  const data = dataIn(address);
  const said = data === undefined ? t('colour.fontBeside', { file: address }) : t('colour.fontTaken', data);
  return (
    <div role="group" aria-label={label} className={styles['beside']}>
      <span className={styles['label']}>{label}</span>
      <div className={styles['buttons']}>
        <FileButton
          words={t('colour.chooseFont')}
          accept=".woff2,.woff,.ttf,.otf,font/woff2,font/woff,font/ttf,font/otf"
          onPick={onPick}
        />
        {address === '' ? undefined : (
          <Button variant="quiet" size="small" aria-label={`${label}: ${t('identity.remove')}`} onClick={onRemove}>
            {t('identity.remove')}
          </Button>
        )}
      </div>
      <p className={styles['note']}>{address === '' ? t('colour.fontFileHint', { max: largestKb }) : said}</p>
      <p className={styles['error']} aria-live="polite">
        {error === undefined ? undefined : (
          <>
            <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}
