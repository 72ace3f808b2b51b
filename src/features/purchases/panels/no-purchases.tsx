import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { usePurchases } from '../data/purchases.ts';

/** The server has no such orders: there is nothing to try again, to order or to save. */
export function useHasNoPurchases(): boolean {
  const { rows, error } = usePurchases();
  return rows === undefined && error?.kind === 'unavailable';
}

/** Says so by the product's name, with the other way to bring money in. */
export function NoPurchases({ name }: { readonly name: string }) {
  const t = useText('connection');
  const funds = useText('funds');
  return (
    <EmptyState
      title={t('notOffered.title', { name })}
      action={<LinkButton to={routes.fund.receive}>{funds('deposit.title')}</LinkButton>}
    />
  );
}
