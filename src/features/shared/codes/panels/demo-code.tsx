import { useText } from '../../../../core/i18n/use-text.ts';
import { demoCode } from '../data/demo-code.ts';
import styles from './demo-code.module.css';

/** No message can be sent from a page without a network: the code is said here. Part of the demo build alone. */
export function DemoCode() {
  const t = useText('presenter');
  return <p className={styles['code']}>{t('intro', { code: demoCode })}</p>;
}
