import { useText } from '../../../core/i18n/use-text.ts';
import styles from '../../../core/ui/column.module.css';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';

/** What the check is needed for, and where the documents go: in the demo nowhere, so real ones do not belong there. */
export function WhatFor() {
  const t = useText('identity');
  if (!useIsDemo())
    return (
      <p className={styles['note']}>
        {t('purpose')} {t('documents')}
      </p>
    );
  return (
    <>
      <p className={styles['note']}>{t('purpose')}</p>
      <Notice tone="caution" title={t('demo.title')}>
        <p>{t('demo.text')}</p>
      </Notice>
    </>
  );
}
