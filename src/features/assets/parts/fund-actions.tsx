import { IconArrowBarToDown } from '../../../core/ui/icons/arrow-bar-to-down.gen.tsx';
import { IconArrowBarToUp } from '../../../core/ui/icons/arrow-bar-to-up.gen.tsx';
import { IconArrowsExchange } from '../../../core/ui/icons/arrows-exchange.gen.tsx';
import { IconRefresh } from '../../../core/ui/icons/refresh.gen.tsx';
import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { longestWordStyle } from '../../../core/ui/longest-word.ts';
import styles from './fund-actions.module.css';

const actions = [
  { id: 'deposit', to: routes.fund.receive, Icon: IconArrowBarToDown },
  { id: 'withdraw', to: routes.fund.withdraw, Icon: IconArrowBarToUp },
  { id: 'transfer', to: routes.fund.transfer, Icon: IconArrowsExchange },
  { id: 'convert', to: routes.fund.fundTransfer, Icon: IconRefresh },
] as const;

/** Withdrawing is beside depositing, equally large. */
export function FundActions({ areOpen }: { readonly areOpen: boolean }) {
  const t = useText('assets');
  return (
    <nav aria-label={t('actions.label')}>
      <ul className={styles['actions']}>
        {actions.map(({ id, to, Icon }) => (
          <li key={id}>
            <Link to={to} className={styles['action']}>
              <span className={styles['icon']}>
                <Icon size={20} stroke={1.75} aria-hidden="true" />
              </span>
              <span className={styles['name']} style={longestWordStyle(t(`actions.${id}`))}>
                {t(`actions.${id}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {areOpen ? undefined : <p className={styles['paused']}>{t('actions.paused')}</p>}
    </nav>
  );
}
