import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';

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
