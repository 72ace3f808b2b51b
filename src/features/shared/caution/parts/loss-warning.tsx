import { IconShieldExclamation } from '../../../../core/ui/icons/shield-exclamation.gen.tsx';
import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './loss-warning.module.css';

/** On the first page of every product that costs money: all of it can be lost, and nothing is guaranteed. */
export function LossWarning() {
  const t = useText('finance');
  return (
    <aside className={styles['warning']}>
      <IconShieldExclamation size={20} stroke={1.75} aria-hidden="true" />
      <p>{t('warning')}</p>
    </aside>
  );
}
