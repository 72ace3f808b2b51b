import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import type { ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { demandsMoneyForRelease } from '../../../../core/rules/text/release-demand.ts';
import { CautionSource } from './caution-source.tsx';
import styles from './release-caution.module.css';

export interface ReleaseCautionProps {
  /** The server's text, word for word. */
  readonly said: string;
  /** The same, shown word for word. */
  readonly children: ReactNode;
}

/** A frame around words that ask for money before money is paid out; nothing around all others. */
export function ReleaseCaution({ said, children }: ReleaseCautionProps) {
  return demandsMoneyForRelease(said) ? <Framed>{children}</Framed> : children;
}

function Framed({ children }: { readonly children: ReactNode }) {
  const t = useText('messages');
  return (
    <section className={styles['frame']} aria-label={t('caution.title')}>
      <p className={styles['title']}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
        {t('caution.title')}
      </p>
      <p>{t('caution.text')}</p>
      <CautionSource />
      <div className={styles['said']}>{children}</div>
    </section>
  );
}
