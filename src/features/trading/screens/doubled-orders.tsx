import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import type { SpotOrder } from '../../../core/domain/spot-order.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../core/money/format.ts';
import { DoubledNotice } from '../../shared/requests/parts/doubled-notice.tsx';
import { useCancelContractOrder } from '../data/cancel-contract-order.ts';
import { useCancelSpotOrder } from '../data/cancel-spot-order.ts';
import { currenciesOf } from '../model/receipt.ts';
import { useIsMasked } from '../parts/use-is-masked.ts';
import type { OrderFlow } from './use-order-flow.ts';
import type { ContractWay } from '../model/contract-way.ts';
import type { SpotWay } from '../model/order-snapshot.ts';

export interface DoubledSpotProps {
  readonly flow: Pick<OrderFlow<SpotWay>, 'doubled' | 'dismissDoubled'>;
  readonly ordersPath: string;
}

/** Spot orders that came of one tap; those that wait can be cancelled but for the first. */
export function DoubledSpot({ flow, ordersPath }: DoubledSpotProps) {
  useTextsAhead(['requests', 'trading']);
  const t = useText('trading');
  const format = useFormat();
  const isMasked = useIsMasked();
  const cancel = useCancelSpotOrder();
  const describe = ({ side, quantity, price, symbol }: SpotOrder): string =>
    t('outcome.placedText', {
      side: t(`side.${side}`),
      quantity: isMasked ? hiddenText : format.amount(quantity),
      price: format.price(price).full,
      ...currenciesOf(symbol),
    });
  return (
    <DoubledNotice
      doubled={flow.doubled}
      recordsPath={ordersPath}
      onSeen={flow.dismissDoubled}
      describe={describe}
      onCancel={cancelling(flow, ({ id }) => cancel(id))}
    />
  );
}

export interface DoubledContractsProps {
  readonly flow: Pick<OrderFlow<ContractWay>, 'doubled' | 'dismissDoubled'>;
  readonly ordersPath: string;
}

/** Contract orders that came of one tap; those that wait can be cancelled but for the first, positions are closed in their list. */
export function DoubledContracts({ flow, ordersPath }: DoubledContractsProps) {
  useTextsAhead(['requests']);
  const cancel = useCancelContractOrder();
  return (
    <DoubledNotice
      doubled={flow.doubled}
      recordsPath={ordersPath}
      onSeen={flow.dismissDoubled}
      describe={({ symbol, lots }: ContractOrder) => `${symbol} · ${lots}`}
      onCancel={cancelling(flow, cancel)}
    />
  );
}

interface Waiting {
  readonly id: string;
  readonly status: string;
}

/** Cancels one after the other what still waits, all but the one that was asked for; undefined where nothing waits. */
function cancelling<Row extends Waiting>(
  flow: { readonly doubled: { readonly rows: readonly Row[] } | undefined; dismissDoubled(): void },
  cancel: (row: Row) => Promise<unknown>,
): (() => void) | undefined {
  const extras = flow.doubled?.rows.slice(0, -1).filter(({ status }) => status === 'pending') ?? [];
  if (extras.length === 0) return undefined;
  const run = async (): Promise<void> => {
    let isDone = true;
    for (const row of extras) isDone = (await cancel(row)) === undefined && isDone;
    // What could not be cancelled stays named.
    if (isDone) flow.dismissDoubled();
  };
  return () => void run();
}
