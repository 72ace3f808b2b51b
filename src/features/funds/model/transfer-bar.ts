import { countIn, type Rows } from '../../../core/domain/page.ts';
import type { ServerDialect } from '../../../core/domain/server/server-dialect.ts';

/** What keeps money in the contract account. `asked`: the list of open contracts is being read for the first time. */
export type TransferBar =
  | { readonly kind: 'none' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'likely' | 'certain'; readonly count: number };

interface OpenContracts {
  readonly rows: Rows<unknown> | undefined;
  readonly hasFailed: boolean;
}

/** A list that cannot be read bars nothing: the server decides. */
export function transferBar(
  rule: ServerDialect['transferBesidePositions'],
  { rows, hasFailed }: OpenContracts,
): TransferBar {
  if (rule === 'taken') return { kind: 'none' };
  const count = countIn(rows);
  if (count === undefined) return { kind: hasFailed || rule === 'untold' ? 'none' : 'asked' };
  if (count === 0) return { kind: 'none' };
  return { kind: rule === 'refused' ? 'certain' : 'likely', count };
}
