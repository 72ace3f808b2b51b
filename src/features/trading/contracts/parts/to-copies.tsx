import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { isOffered } from '../../../../core/config/offered.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';

/** A copied position cannot be closed by hand: the way to where the person takes it over. */
export function ToCopies({ id }: Pick<ContractOrder, 'id'>) {
  const t = useText('contracts');
  const { products } = useRuntimeConfig();
  if (!isOffered(products, routes.copytrade.my)) return undefined;
  return (
    <LinkButton to={pathWith(routes.copytrade.my, { copy: id })} variant="secondary" size="small">
      {t('position.toCopies')}
    </LinkButton>
  );
}
