import { useText } from '../../../core/i18n/use-text.ts';
import { useLoans } from '../../shared/loans/data/own-loans.ts';
import { LoanRowView } from '../parts/loan-row-view.tsx';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';

/** Everything the person has asked for. */
export function LoanList() {
  const t = useText('loans');
  return (
    <PagedList
      label={t('mine')}
      empty={t('none')}
      list={useLoans()}
      renderRow={(loan) => <LoanRowView key={loan.id} loan={loan} />}
    />
  );
}
