import { useState } from 'react';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';

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

export const pairOf = (doubled: { readonly rows: readonly Paired[] } | undefined): Paired => ({
  baseId: doubled?.rows[0]?.baseId ?? '',
  quoteId: doubled?.rows[0]?.quoteId ?? '',
});

/** Cancels all waiting duplicates but one, one after another; `onCancel` is undefined without any. */
export function useCancelling<Row extends Cancellable>(
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

/** The waiting orders beyond the requested one, which is an executed one or else the first. Newest first. */
function extrasOf<Row extends Cancellable>(rows: readonly Row[]): readonly Row[] {
  const standing = rows.filter(({ status }) => status !== 'cancelled');
  const asked = standing.findLast(({ status }) => status !== 'pending') ?? standing.at(-1);
  return standing.filter((row) => row.status === 'pending' && row !== asked);
}
