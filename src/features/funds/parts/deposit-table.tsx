import type { Deposit } from '../../../core/domain/wallets/deposit.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { RecordTable } from '../../../core/ui/lists/record-table.tsx';
import { RefusalReason } from '../../shared/request-list/parts/refusal-reason.tsx';
import { useRequestColumns } from './request-columns.tsx';

const reasonOf = ({ reason }: Deposit) =>
  reason === undefined || reason === '' ? undefined : <RefusalReason reason={reason} />;

/** Reported payments on a desktop: one line each. */
export function DepositTable({ deposits }: { readonly deposits: readonly Deposit[] }) {
  const t = useText('funds');
  const columns = useRequestColumns<Deposit>({
    statusOf: ({ status, statusCode }) => t(`deposit.status.${status ?? 'unknown'}`, { code: statusCode }),
    reasonOf,
  });
  return <RecordTable label={t('deposit.log')} columns={columns} rows={deposits} />;
}
