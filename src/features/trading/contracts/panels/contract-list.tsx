import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { useDesktop } from '../../../../core/ui/use-media.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { Acting } from '../../mode/operations/use-closing.ts';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import rows from '../../orders/parts/orders.module.css';
import { ContractRow } from '../parts/contract-row.tsx';
import type { ContractTableProps } from '../parts/contract-table.tsx';

const ContractTable = whenWanted<ContractTableProps>({
  load: async () => (await import('../parts/contract-table.tsx')).ContractTable,
  fallback: <SkeletonRows count={3} height={36} />,
});

export interface ContractListProps extends Pick<ContractTableProps, 'kind' | 'orders' | 'causeOf' | 'onOpen'> {
  readonly revoking: Acting;
}

/** Pending or past orders: a line each where there is room for it, otherwise a row of two or three. */
export function ContractList({ kind, orders, revoking, causeOf, onOpen }: ContractListProps) {
  const stepOf = usePriceSteps();
  const isDesktop = useDesktop();
  const { act, underWay, failures } = revoking;
  if (isDesktop) {
    return orders.length === 0 ? undefined : (
      <ContractTable {...{ kind, orders, stepOf, causeOf, onOpen, failures }} onRevoke={act} revoking={underWay} />
    );
  }
  const row = (order: ContractOrder) => (
    <ContractRow
      key={order.id}
      order={order}
      priceStep={stepOf(order.symbol)}
      cause={causeOf(order)}
      onOpen={onOpen}
      onRevoke={order.status === 'pending' ? act : undefined}
      isRevoking={underWay.has(order.id)}
      failure={failures.get(order.id)}
    />
  );
  return <ul className={rows['list']}>{orders.map(row)}</ul>;
}
