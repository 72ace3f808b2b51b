import { useText } from '../../../../core/i18n/use-text.ts';
import { classNames } from '../../../../core/ui/class-names.ts';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { useIsDemo } from '../../session/data/is-demo.ts';
import styles from './simulated-note.module.css';

/** Stands with results of practice and of the demo, and says what they do not show; nothing where the money is real. */
export function SimulatedNote({ className }: { readonly className?: string | undefined }) {
  const t = useText('shared');
  const isPractice = useMoneyMark() === 'simulated';
  const isDemo = useIsDemo();
  if (!isPractice && !isDemo) return undefined;
  return <p className={classNames(styles['note'], className)}>{t('simulatedResults')}</p>;
}
