import { useMemo } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import type { Notice } from '../../../../core/ui/notify.ts';

const pages = { live: routes.transaction.contractOrder, moni: routes.moni.contractOrder } as const;

/** From what is told on another page to the positions of this account, of every market. */
export function useWayToPositions(): NonNullable<Notice['way']> {
  const t = useText('contracts');
  const { id } = useAccount();
  const text = t('lists.open');
  return useMemo(() => ({ to: pathWith(pages[id], { list: 'open' }), text }), [id, text]);
}
