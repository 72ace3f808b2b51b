import { Link } from 'react-router-dom';
import { isUnpaid, knownDue, type Loan } from '../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';

/** One loan in the list; the whole row leads to it. */
export function LoanRowView({ loan }: { readonly loan: Loan }) {
  const t = useText('loans');
  const format = useFormat();
  return (
    <li>
      <Link className={styles['row']} to={pathWith(routes.common.borrowingback, { id: loan.id })}>
        <CoinMark name={loan.currencyName} />
        <span>
          <span>
            {loan.orderNumber} · {t(`states.${loan.status ?? 'unknown'}`, { code: loan.statusCode })}
          </span>
          <span className={styles['small']}>{format.serverTime(loan.createdAt)}</span>
        </span>
        <span>
          <MoneyText value={loan.amount} currency={loan.currencyName} />
          {isUnpaid(loan.status) ? (
            <span className={styles['small']}>
              {t('due')} <MoneyText value={knownDue(loan)} currency={loan.currencyName} reason={t('unsaid')} />
            </span>
          ) : undefined}
        </span>
      </Link>
    </li>
  );
}
