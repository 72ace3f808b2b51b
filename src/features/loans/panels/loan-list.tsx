import { useText } from '../../../core/i18n/use-text.ts';
import { useLoans } from '../../shared/loans/data/own-loans.ts';
import { LoanRowView } from '../parts/loan-row-view.tsx';
import { LoanTable } from '../parts/loan-table.tsx';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';

export interface LoanListProps {
  /** Belongs to a form; otherwise it is the page, and a table on a desktop. */
  readonly isBeside?: boolean;
}

/** Everything the person has asked for. */
export function LoanList({ isBeside = false }: LoanListProps) {
  const t = useText('loans');
  return (
    <PagedList
      label={t('mine')}
      empty={t('none')}
      // There is one loan at a time: most people have one or none, and what is below should not move.
      likely={isBeside ? 1 : undefined}
      list={useLoans()}
      renderRow={(loan) => <LoanRowView key={loan.id} loan={loan} />}
      renderTable={isBeside ? undefined : (loans) => <LoanTable loans={loans} />}
    />
  );
}
