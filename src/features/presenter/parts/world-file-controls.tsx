import { useRef, type ChangeEvent } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { ButtonGrid, PanelSection } from './panel-section.tsx';
import styles from './world-file-controls.module.css';

export interface WorldFileControlsProps {
  readonly isBusy: boolean;
  /** Why the last file was not taken, in words. */
  readonly refusal: string | undefined;
  readonly onSave: () => void;
  readonly onOpen: (file: Blob) => void;
}

export function WorldFileControls({ isBusy, refusal, onSave, onOpen }: WorldFileControlsProps) {
  const t = useText('presenter');
  const picker = useRef<HTMLInputElement>(null);
  const onPick = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    if (file !== undefined) onOpen(file);
    // The same file may be picked again after it was mended.
    event.target.value = '';
  };
  return (
    <PanelSection title={t('file.title')}>
      <p>{t('file.hint')}</p>
      <ButtonGrid>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={onSave}>
          {t('file.save')}
        </Button>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => picker.current?.click()}>
          {t('file.open')}
        </Button>
      </ButtonGrid>
      <input
        ref={picker}
        className={styles['picker']}
        type="file"
        accept="application/json,.json"
        aria-label={t('file.open')}
        tabIndex={-1}
        onChange={onPick}
      />
      <p role="alert" className={styles['refusal']}>
        {refusal}
      </p>
    </PanelSection>
  );
}

export interface LinkControlsProps {
  readonly link: string;
  readonly onCopy: () => void;
}

/** The link to read, and to copy. */
export function LinkControls({ link, onCopy }: LinkControlsProps) {
  const t = useText('presenter');
  return (
    <PanelSection title={t('link.title')}>
      <TextField
        label={t('link.label')}
        hint={t('link.hint')}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="secondary" size="small" onClick={onCopy}>
        {t('link.copy')}
      </Button>
    </PanelSection>
  );
}
