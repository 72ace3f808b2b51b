import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import type { UsedDraft } from '../operations/use-draft.ts';
import { useExport } from '../operations/use-export.ts';
import { FileButton } from '../parts/file-button.tsx';
import { Section } from '../parts/section.tsx';
import styles from '../parts/studio-form.module.css';

/** The brand as files. */
export function TakeSection({ draft, block, brand, refused }: UsedDraft) {
  const t = useText('studio');
  const { state, fileName, save, saveWith } = useExport({ draft, block, brand });
  return (
    <Section title={t('take.title')}>
      <p className={styles['note']}>{t('take.what')}</p>
      {refused.length === 0 ? undefined : (
        <div className={styles['error']}>
          <ul>
            <li>{t('refused', { count: refused.length })}</li>
            {refused.map(({ field, why }) => (
              <li key={`${field} ${why}`}>{`${field}: ${why}`}</li>
            ))}
          </ul>
        </div>
      )}
      {brand.name === undefined ? <p className={styles['note']}>{t('take.unnamed')}</p> : undefined}
      <Button isBusy={state === 'busy'} onClick={save}>
        {t('take.save')}
      </Button>
      <p role="status" className={styles['note']}>
        {state === 'saved' ? t('take.saved', { file: fileName }) : undefined}
        {state === 'failed' ? t('take.failed') : undefined}
        {state === 'noPage' ? t('take.noPage') : undefined}
      </p>
      {state === 'noPage' ? (
        <div className={styles['buttons']}>
          <FileButton words={t('take.choosePage')} accept="text/html,.html" onPick={saveWith} />
          <Button variant="secondary" size="small" onClick={() => saveWith(undefined)}>
            {t('take.without')}
          </Button>
        </div>
      ) : undefined}
    </Section>
  );
}
