import { useText } from '../../../../core/i18n/use-text.ts';
import { classNames } from '../../../../core/ui/class-names.ts';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { useIsDemo } from '../../session/data/is-demo.ts';
import styles from './simulated-note.module.css';

/** Beside results of practice and of the demo: says what they do not show. Empty for real money. */
export function SimulatedNote({ className }: { readonly className?: string | undefined }) {
  const t = useText('records');
  const isPractice = useMoneyMark() === 'simulated';
  const isDemo = useIsDemo();
  if (!isPractice && !isDemo) return undefined;
  return <p className={classNames(styles['note'], className)}>{t('simulatedResults')}</p>;
}
