import { Link } from 'react-router-dom';
import { useHasWithdrawalRules } from '../../../../core/config/found-entries.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { leavingPath } from '../../outside/model/outside-address.ts';
import styles from './release-caution.module.css';

/** The authority behind the rule, at its warnings to customers. */
const source = new URL('https://www.cftc.gov/LearnAndProtect');

/** Where a warning of demands for money comes from, and the operator's own rules where the server has their page. */
export function CautionSource() {
  const t = useText('messages');
  const hasRules = useHasWithdrawalRules();
  return (
    <p className={styles['links']}>
      <Link to={leavingPath(source)}>{t('caution.source')}</Link>
      {hasRules ? <Link to={routes.kf.tk}>{t('caution.rules')}</Link> : undefined}
    </p>
  );
}
