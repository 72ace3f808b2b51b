import { productFile } from '../../../core/i18n/product-name.ts';
import { IconDatabaseOff } from '../../../core/ui/icons/database-off.gen.tsx';
import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { saveAsFile } from '../../../core/ui/save-as-file.ts';
import styles from './unreadable-world-screen.module.css';

export interface UnreadableWorldScreenProps {
  readonly fault: 'unknown-version' | 'damaged';
  /** The whole stored data as text, for experts; it cannot be opened again. */
  readonly exported: () => Promise<string>;
  readonly onStartAgain: () => void;
}

/** Not the name of a saved demo: nothing can open it again. */
const fileName = (): string => productFile('raw-data.json');

/** Replaces the app until the person decides about a demo that cannot be opened. */
export function UnreadableWorldScreen({ fault, exported, onStartAgain }: UnreadableWorldScreenProps) {
  const t = useText('presenter');
  const common = useText('common');
  const [outcome, setOutcome] = useState<'saved' | 'notSaved' | undefined>(undefined);
  const save = async (): Promise<void> => {
    try {
      saveAsFile(await exported(), fileName());
      setOutcome('saved');
    } catch {
      setOutcome('notSaved');
    }
  };
  return (
    <main className={styles['screen']}>
      <span className={styles['badge']}>{common('mode.demo')}</span>
      <IconDatabaseOff size={36} stroke={1.75} aria-hidden="true" />
      <h1 className={styles['title']}>{t('unreadable.title')}</h1>
      <p>{t(fault === 'damaged' ? 'unreadable.damaged' : 'unreadable.version')}</p>
      <p>{t('unreadable.text')}</p>
      <div className={styles['choices']}>
        <Button isWide onClick={() => void save()}>
          {t('unreadable.save')}
        </Button>
        <Button variant="danger" isWide onClick={onStartAgain}>
          {t('unreadable.again')}
        </Button>
      </div>
      <p role="status">{outcome === undefined ? '' : t(`unreadable.${outcome}`, { file: fileName() })}</p>
    </main>
  );
}
