import { useText } from '../../../core/i18n/use-text.ts';
import styles from '../../../core/ui/column.module.css';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';

/** What becomes of the pictures: the backend of the demo keeps them in the browser. */
export function PicturesNote() {
  const t = useText('identity');
  const isDemo = useIsDemo();
  return <p className={styles['small']}>{t(isDemo ? 'demo.pictures' : 'pictures')}</p>;
}
