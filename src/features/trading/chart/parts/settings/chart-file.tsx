import { useRef } from 'react';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { Button } from '../../../../../core/ui/button.tsx';
import styles from './chart-settings-sheet.module.css';

export interface ChartFileProps {
  readonly outcome: { readonly text: string; readonly isGood: boolean } | undefined;
  readonly onExport: () => void;
  readonly onImport: (file: File) => void;
}

/** The chart as a file, for another device or another person. */
export function ChartFile({ outcome, onExport, onImport }: ChartFileProps) {
  const t = useText('chart');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <section>
      <h3 className={styles['group']}>{t('file.title')}</h3>
      <p className={styles['help']}>{t('file.help')}</p>
      <div className={styles['buttons']}>
        <Button variant="secondary" size="small" onClick={onExport}>
          {t('file.export')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => picker.current?.click()}>
          {t('file.import')}
        </Button>
      </div>
      <input
        ref={picker}
        className={styles['picker']}
        type="file"
        accept="application/json,.json"
        aria-label={t('file.import')}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onImport(file);
          target.value = '';
        }}
      />
      <p className={styles['said']} role={outcome?.isGood === false ? 'alert' : 'status'}>
        {outcome?.text}
      </p>
    </section>
  );
}
