import { useState } from 'react';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { termIds, type TermId } from '../model/terms.ts';
import styles from './glossary-sheet.module.css';

export interface GlossarySheetProps {
  readonly asked: readonly TermId[] | undefined;
  readonly onClose: () => void;
}

/** Explains a term of the tickets in plain sentences; all of them if none is named. */
export function GlossarySheet({ asked, onClose }: GlossarySheetProps) {
  useTextsAhead(['glossary']);
  return asked === undefined ? undefined : <OpenGlossary key={asked.join()} asked={asked} onClose={onClose} />;
}

interface OpenProps extends GlossarySheetProps {
  readonly asked: readonly TermId[];
}

function OpenGlossary({ asked, onClose }: OpenProps) {
  const t = useText('glossary');
  const [isWhole, setIsWhole] = useState(asked.length === 0);
  const shown = isWhole ? termIds : asked;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={isWhole ? t('all') : t('title')}
      footer={
        isWhole ? undefined : (
          <Button variant="secondary" isWide onClick={() => setIsWhole(true)}>
            {t('all')}
          </Button>
        )
      }
    >
      <dl className={styles['terms']}>
        {shown.map((id) => (
          <div key={id}>
            <dt>{t(`${id}.name`)}</dt>
            <dd>{t(`${id}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
