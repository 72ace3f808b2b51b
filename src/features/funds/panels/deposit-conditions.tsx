import { Link, useLocation } from 'react-router-dom';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useTodaysWithdrawals, useWithdrawalTerms } from '../data/withdrawals.ts';
import { useWithdrawalStanding } from '../data/withdrawal-standing.ts';
import type { WithdrawalTerms } from '../../../core/domain/wallets/withdrawal.ts';
import { useConditions } from '../operations/use-conditions.ts';

/**
 * Before anything is paid in: how many conditions of a withdrawal are met, in one line that leads to all of them. What
 * the server does not say beforehand is not counted as met, and what a sum decides is not counted at all.
 */
export function DepositConditions({ currencyId }: { readonly currencyId: string }) {
  const { data: terms } = useWithdrawalTerms(currencyId);
  return terms === undefined ? undefined : <CountedConditions currencyId={currencyId} terms={terms} />;
}

interface CountedConditionsProps {
  readonly currencyId: string;
  readonly terms: WithdrawalTerms;
}

function CountedConditions({ currencyId, terms }: CountedConditionsProps) {
  const t = useText('funds');
  const format = useFormat();
  const { pathname, search } = useLocation();
  const { data: today } = useTodaysWithdrawals();
  const all = useConditions({ terms, today }, useWithdrawalStanding(terms));
  const conditions = all.filter(({ state }) => state !== 'open');
  const met = conditions.filter(({ state }) => state === 'met').length;
  return (
    <div className={styles['heading']}>
      <Link to={pathWith(routes.fund.withdraw, { currency: currencyId, return: pathname + search })}>
        {t('deposit.conditions', { met: format.count(met), all: format.count(conditions.length) })}
      </Link>
    </div>
  );
}
