import { IconAlertTriangle } from '../../core/ui/icons/alert-triangle.gen.tsx';
import { useRuntimeConfig } from '../../core/config/use-runtime-config.ts';
import { useText } from '../../core/i18n/use-text.ts';
import styles from './connection.module.css';

/** Why no prices arrive although the server answers, in words for its operator. */
export function ForeignServer() {
  const t = useText('settings');
  const { realtime } = useRuntimeConfig();
  return (
    <p className={styles['banner']} role="alert">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      {t('about.realtimeForeign', { name: realtime.protocol })}
    </p>
  );
}
