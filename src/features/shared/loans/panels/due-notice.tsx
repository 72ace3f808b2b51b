import { Suspense } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { knownDue, type Loan } from '../../../../core/domain/finance/loan.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { MoneyText } from '../../../../core/ui/money/money-text.tsx';
import { useServerNow } from '../../../../core/time/use-server-now.ts';
import { Notice } from '../../request-form/parts/notice.tsx';
import styles from '../../request-form/parts/requests.module.css';
import { useNewestLoans } from '../data/own-loans.ts';
import { dueLoan, dueNearness, type DueNearness } from '../model/due-nearness.ts';

/** Reminds three days, a day and an hour before a loan has to be repaid, unless the person does not want that; of a late one always. */
export function DueNotice() {
  const { products } = useRuntimeConfig();
  const { tellDue } = usePreferences();
  const now = useServerNow();
  const loan = dueLoan(useNewestLoans(products.borrowing).data ?? [], now);
  const nearness = loan === undefined ? undefined : dueNearness(loan, now);
  if (loan === undefined || nearness === undefined) return undefined;
  if (!tellDue && nearness !== 'late') return undefined;
  return (
    // Its words come when there is something to say.
    <Suspense>
      <Due loan={loan} nearness={nearness} />
    </Suspense>
  );
}

interface DueProps {
  readonly loan: Loan;
  readonly nearness: Exclude<DueNearness, undefined>;
}

function Due({ loan, nearness }: DueProps) {
  const t = useText('loans');
  const isLate = nearness === 'late';
  return (
    <div className={styles['form']}>
      <Notice
        tone={isLate ? 'bad' : 'caution'}
        title={t(isLate ? 'openTitle.overdue' : 'openTitle.disbursed')}
        actions={
          <LinkButton to={pathWith(routes.common.borrowingback, { id: loan.id })} variant="secondary" size="small">
            {t('repay')}
          </LinkButton>
        }
      >
        <p>
          {t(`near.${nearness}`)} {t('due')}{' '}
          <MoneyText value={knownDue(loan)} currency={loan.currencyName} reason={t('unsaid')} />
        </p>
      </Notice>
    </div>
  );
}
