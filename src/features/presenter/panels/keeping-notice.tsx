import { productFile } from '../../../core/i18n/product-name.ts';
import { IconDatabaseExclamation } from '../../../core/ui/icons/database-exclamation.gen.tsx';
import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { usePresenterActions, type PresenterActions } from '../data/presenter-actions.ts';
import { usePresenterState } from '../data/presenter-state.ts';
import { saveAsFile } from '../../../core/ui/save-as-file.ts';
import styles from './keeping-notice.module.css';

const fileName = (): string => productFile('demo.json');

/** A dismissed notice does not return in this visit. */
const understood = new Set<string>();

/** Says if the demo cannot store what happens, and what helps; and how far it has caught up after a sleep. */
export function KeepingNotice() {
  const t = useText('presenter');
  const { keeping = 'kept', lived } = usePresenterState().state ?? {};
  const [, setCount] = useState(0);
  if (lived !== undefined) return <Living percent={lived} />;
  if (keeping === 'kept' || understood.has(keeping)) return undefined;
  const close = (): void => {
    understood.add(keeping);
    setCount(understood.size);
  };
  return (
    <section className={styles['notice']} role="alert">
      <IconDatabaseExclamation size={20} stroke={1.75} aria-hidden="true" />
      <p>{t(keeping === 'this-visit' ? 'keeping.visit' : `keeping.${keeping}`)}</p>
      {keeping === 'full' ? (
        <FullChoices />
      ) : (
        <Button variant="secondary" size="small" onClick={close}>
          {t('keeping.understood')}
        </Button>
      )}
    </section>
  );
}

/** Screen readers do not announce each change of the percentage. */
function Living({ percent }: { readonly percent: number }) {
  const t = useText('presenter');
  const format = useFormat();
  return (
    <section className={styles['notice']} role="status">
      <IconDatabaseExclamation size={20} stroke={1.75} aria-hidden="true" />
      <p>{t('keeping.living')}</p>
      <progress className={styles['lived']} value={percent} max={100} aria-label={format.share(percent)} />
    </section>
  );
}

function FullChoices() {
  const t = useText('presenter');
  const actions = usePresenterActions(notify.failure);
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) return <Question actions={actions} onKeep={() => setIsAsked(false)} />;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => actions.save((text) => saveAsFile(text, fileName()))}>
        {t('keeping.save')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => setIsAsked(true)}>
        {t('keeping.again')}
      </Button>
    </>
  );
}

function Question({ actions, onKeep }: { readonly actions: PresenterActions; readonly onKeep: () => void }) {
  const t = useText('presenter');
  return (
    <>
      <p>{t('keeping.ask')}</p>
      <Button variant="secondary" size="small" onClick={onKeep}>
        {t('keeping.keep')}
      </Button>
      <Button variant="danger" size="small" isBusy={actions.isBusy} onClick={() => actions.begin({}, onKeep)}>
        {t('keeping.confirm')}
      </Button>
    </>
  );
}
