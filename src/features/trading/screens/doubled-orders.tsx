import { useState } from 'react';
import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import type { CurrencyId } from '../../../core/domain/instrument.ts';
import type { SpotOrder } from '../../../core/domain/spot-order.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../core/money/format.ts';
import { DoubledNotice } from '../../shared/requests/parts/doubled-notice.tsx';
import { useCancelContractOrder } from '../data/cancel-contract-order.ts';
import { useCancelSpotOrder } from '../data/cancel-spot-order.ts';
import { useReadLatestContractOrders } from '../data/contract-orders.ts';
import { useReadLatestOrders } from '../data/spot-orders.ts';
import { currenciesOf } from '../model/receipt.ts';
import { useLotsText } from '../parts/contract/use-lots-text.ts';
import { useIsMasked } from '../parts/use-is-masked.ts';
import type { OrderFlow } from './use-order-flow.ts';
import type { ContractWay } from '../model/contract-way.ts';
import type { SpotWay } from '../model/order-snapshot.ts';

export interface DoubledSpotProps {
  readonly doubled: OrderFlow<SpotWay>['doubled'];
  readonly onSeen: () => void;
  readonly ordersPath: string;
}

/** Spot orders that came of one tap; those that wait can be cancelled but for one. */
export function DoubledSpot({ doubled, ordersPath, onSeen }: DoubledSpotProps) {
  useTextsAhead(['requests', 'trading']);
  const t = useText('trading');
  const format = useFormat();
  const isMasked = useIsMasked();
  const cancel = useCancelSpotOrder();
  const { stateOf, ...cancelling } = useCancelling(
    { doubled, onSeen },
    {
      cancel: ({ id }) => cancel(id),
      readAgain: useReadLatestOrders(pairOf(doubled)),
    },
  );
  const describe = (order: SpotOrder): string => {
    const { side, quantity, price, symbol } = order;
    const said = t('outcome.placedText', {
      side: t(`side.${side}`),
      quantity: isMasked ? hiddenText : format.amount(quantity),
      price: format.price(price).full,
      ...currenciesOf(symbol),
    });
    return `${said} · ${t(`orders.status.${stateOf(order)}`)}`;
  };
  return (
    <DoubledNotice doubled={doubled} recordsPath={ordersPath} onSeen={onSeen} describe={describe} {...cancelling} />
  );
}

export interface DoubledContractsProps {
  readonly doubled: OrderFlow<ContractWay>['doubled'];
  readonly onSeen: () => void;
  readonly ordersPath: string;
}

/** Contract orders that came of one tap; those that wait can be cancelled but for one, positions are closed in their list. */
export function DoubledContracts({ doubled, ordersPath, onSeen }: DoubledContractsProps) {
  useTextsAhead(['requests', 'contract']);
  const t = useText('contract');
  const lotsText = useLotsText();
  const isMasked = useIsMasked();
  const { stateOf, ...cancelling } = useCancelling<ContractOrder>(
    { doubled, onSeen },
    {
      cancel: useCancelContractOrder(),
      readAgain: useReadLatestContractOrders(pairOf(doubled)),
    },
  );
  const describe = (order: ContractOrder): string => {
    const lots = isMasked ? hiddenText : lotsText(order.lots);
    return `${t(`direction.${order.direction}`)} ${order.symbol}, ${lots} · ${t(`status.${stateOf(order)}`)}`;
  };
  return (
    <DoubledNotice doubled={doubled} recordsPath={ordersPath} onSeen={onSeen} describe={describe} {...cancelling} />
  );
}

interface Cancellable {
  readonly id: string;
  readonly status: string;
}

interface Cancelling<Row> {
  /** Resolves with why it failed. */
  cancel(row: Row): Promise<unknown>;
  /** The latest orders of the pair; may fail. */
  readAgain(): Promise<readonly Row[]>;
}

interface Paired {
  readonly baseId: CurrencyId;
  readonly quoteId: CurrencyId;
}

const pairOf = (doubled: { readonly rows: readonly Paired[] } | undefined): Paired => ({
  baseId: doubled?.rows[0]?.baseId ?? '',
  quoteId: doubled?.rows[0]?.quoteId ?? '',
});

/** Cancels one after the other what still waits, all but one; `onCancel` is undefined where nothing is to be cancelled. */
function useCancelling<Row extends Cancellable>(
  { doubled, onSeen }: { readonly doubled: { readonly rows: readonly Row[] } | undefined; onSeen(): void },
  { cancel, readAgain }: Cancelling<Row>,
) {
  const [cancelled, setCancelled] = useState<readonly string[]>([]);
  const [isCancelling, setIsCancelling] = useState(false);
  const stateOf = (row: Row): Row['status'] | 'cancelled' => (cancelled.includes(row.id) ? 'cancelled' : row.status);
  const extras = extrasOf(doubled?.rows ?? []).filter(({ id }) => !cancelled.includes(id));
  const run = async (): Promise<void> => {
    // A second tap while it runs.
    if (isCancelling) return;
    setIsCancelling(true);
    const gone = new Set(cancelled);
    for (const row of extras) if ((await cancel(row)) === undefined) gone.add(row.id);
    const isCancelled = ({ id }: Row): boolean => gone.has(id);
    // What drops the answer to an order drops that to its cancellation too: the list tells.
    if (!extras.every(isCancelled))
      for (const { id, status } of await readAgain().catch(() => [])) if (status === 'cancelled') gone.add(id);
    setCancelled([...gone]);
    setIsCancelling(false);
    // What could not be cancelled stays named.
    if (extras.every(isCancelled)) onSeen();
  };
  return { stateOf, onCancel: extras.length === 0 ? undefined : () => void run(), isCancelling };
}

/** What waits besides the one that was asked for: one that was carried out, or else the first. Newest first. */
function extrasOf<Row extends Cancellable>(rows: readonly Row[]): readonly Row[] {
  const standing = rows.filter(({ status }) => status !== 'cancelled');
  const asked = standing.findLast(({ status }) => status !== 'pending') ?? standing.at(-1);
  return standing.filter((row) => row.status === 'pending' && row !== asked);
}
