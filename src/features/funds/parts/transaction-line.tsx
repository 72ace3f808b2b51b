import type { Withdrawal } from '../../../core/domain/wallets/withdrawal.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconExternalLink } from '../../../core/ui/icons/external-link.gen.tsx';
import { CopyLine } from '../../shared/exact-text/parts/copy-line.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { explorerPage } from '../model/withdrawal-steps.ts';

/** The transaction of a sent withdrawal, to copy and to look up. */
export function TransactionLine({ row }: { readonly row: Withdrawal }) {
  const t = useText('withdrawal');
  const { explorers } = useRuntimeConfig();
  const { transactionId } = row;
  if (transactionId === undefined) return undefined;
  const page = explorerPage(row, explorers);
  return (
    <div>
      <CopyLine label={t('transaction.id')} text={transactionId} />
      {page === undefined ? undefined : (
        <a className={styles['all']} href={page} target="_blank" rel="noreferrer noopener">
          <span>{t('transaction.look', { host: new URL(page).host })}</span>{' '}
          <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
