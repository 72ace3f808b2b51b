import { useText } from '../../../../core/i18n/use-text.ts';
import { demoCode } from '../data/demo-code.ts';
import styles from './demo-code.module.css';

/** A page without a network cannot send a message, so it shows the code. Only in the demo build. */
export function DemoCode() {
  const t = useText('presenter');
  return <p className={styles['code']}>{t('intro', { code: demoCode })}</p>;
}
