import { Link } from 'react-router-dom';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useTodaysWithdrawals, useWithdrawalTerms } from '../data/withdrawals.ts';
import { useWithdrawalStanding } from '../data/withdrawal-standing.ts';
import { conditionsOf } from '../model/withdrawal-conditions.ts';

/**
 * Before anything is paid in: how many conditions of a withdrawal are met, in one line that leads to all of them. What
 * the server does not say beforehand is not counted as met.
 */
export function DepositConditions({ currencyId }: { readonly currencyId: string }) {
  const t = useText('funds');
  const format = useFormat();
  const { products, decided } = useRuntimeConfig();
  const { data: terms } = useWithdrawalTerms(currencyId);
  const { data: today } = useTodaysWithdrawals();
  const standing = useWithdrawalStanding(terms);
  if (terms === undefined) return undefined;
  // Where the server has no loans, none can be unpaid; an operator may have hidden those of a server.
  const lacksLoans = !products.borrowing && !decided.includes('borrowing');
  const conditions = conditionsOf({ terms, today }, standing).filter(
    ({ id, state }) => id !== 'loan' || state !== 'unknown' || !lacksLoans,
  );
  const met = conditions.filter(({ state }) => state === 'met').length;
  return (
    <div className={styles['heading']}>
      <Link to={pathWith(routes.fund.withdraw, { currency: currencyId })}>
        {t('deposit.conditions', { met: format.count(met), all: format.count(conditions.length) })}
      </Link>
    </div>
  );
}
