import { useText } from '../../../../core/i18n/use-text.ts';
import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import styles from './option-rows.module.css';

/** The prices and the result of an option do not fit together. */
export function Contradiction() {
  const t = useText('options');
  return (
    <span className={styles['contradiction']}>
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
      {t('row.contradicted')}
    </span>
  );
}
