import { useState } from 'react';
import { productName } from '../../../core/i18n/product-name.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { cardWords } from '../../shared/server/model/area-names.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { LinksSection } from './links-section.tsx';
import { LookSection } from './look-section.tsx';
import { OrderSection } from './order-section.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { TakeSection } from './take-section.tsx';
import { WordsSection } from './words-section.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { useDraft, type Opened } from '../operations/use-draft.ts';
import styles from './studio-page.module.css';

/** Where an operator makes a brand, sees it on every page, and takes it along. */
export function StudioPage() {
  useTextsAhead(['studio', 'presenter', 'finance', ...cardWords]);
  const t = useText('studio');
  const used = useDraft();
  const [opened, setOpened] = useState<Opened>(used.began);
  return (
    <div className={styles['whole']}>
      <title>{`${t('title')} · ${productName()}`}</title>
      <Page title={t('title')} back={routes.home} wide>
        <div className={styles['studio']}>
          <div className={styles['form']}>
            <p className={styles['lead']}>{t('lead')}</p>
            <div className={styles['buttons']}>
              <FileButton
                words={t('open')}
                accept="application/json,.json"
                onPick={(file) => void file.text().then((content) => setOpened(used.open(content)))}
              />
              <Button variant="quiet" size="small" onClick={used.beginAnew}>
                {t('anew')}
              </Button>
            </div>
            <div role="status" className={styles['said']}>
              {opened === 'whole' ? undefined : <p className={styles['none']}>{t(opened)}</p>}
              {used.undo === undefined ? undefined : (
                <p>
                  {t('began')}
                  <Button variant="quiet" size="small" onClick={used.undo}>
                    {t('undo')}
                  </Button>
                </p>
              )}
            </div>
            <LookSection {...used} />
            <OrderSection {...used} />
            <WordsSection {...used} />
            <LinksSection {...used} />
            <TakeSection {...used} />
          </div>
          <PreviewPanel block={used.previewed} />
        </div>
      </Page>
    </div>
  );
}
