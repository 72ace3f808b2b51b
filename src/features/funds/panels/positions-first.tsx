import { useAccount } from '../../../core/account/use-account.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import type { TransferBar } from '../model/transfer-bar.ts';

const lists = { live: routes.transaction.contractOrder, moni: routes.moni.contractOrder };

/** Servers keep even what is free in the contract account while a contract is open. */
export function PositionsFirst({ bar }: { readonly bar: TransferBar }) {
  const { id } = useAccount();
  const t = useText('funds');
  const worth = useText('worth');
  const format = useFormat();
  if (bar.kind === 'none' || bar.kind === 'asked') return undefined;
  return (
    <Notice
      tone="caution"
      title={t('positionsFirst.title')}
      actions={
        <LinkButton to={pathWith(lists[id], { list: 'open' })} variant="secondary" size="small">
          {worth('positions', { number: format.count(bar.count) })}
        </LinkButton>
      }
    >
      <p>{t(`positionsFirst.${bar.kind}`)}</p>
    </Notice>
  );
}
