import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { rowsOf, type Page, type Rows } from '../../../../core/domain/page.ts';
import type { OptionOrder, OptionStatus } from '../../../../core/domain/orders/option.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useToldPages } from '../../../../core/query/use-told-pages.ts';
import { usePagedRows, type PagedRows } from '../../../../core/query/use-paged-rows.ts';
import { useSession } from '../../../../core/session/use-session.ts';

/** Options that run, that are due and not decided yet, or that are decided. */
export type OptionListKind = OptionStatus;

interface OptionListQuery {
  readonly kind: OptionListKind;
  /** One pair, or all when undefined. */
  readonly matchId: Instrument['id'] | undefined;
}

/** The page size of the protocol for this list. */
const pageSize = 5;
/** Among the newest ones a request looks for what it opened; other devices open some, too. */
const latestCount = 20;
/** Not every server pushes settlements: open options are polled. */
const openIntervalMs = 2000;
const quietIntervalMs = 20_000;

/** Options of one account as far as they have been read. */
export interface OptionOrderList extends Omit<PagedRows<OptionOrder>, 'rows' | 'first' | 'counted'> {
  /** Newest first; undefined before the first answer. */
  readonly orders: Rows<OptionOrder> | undefined;
  /** The server's count; undefined without one. */
  readonly total: number | undefined;
}

/** Options of one account, of a pair or all of them. Disabled for visitors, and unless `isWanted`. */
export function useOptionOrders(query: OptionListQuery & { readonly isWanted?: boolean }): OptionOrderList {
  const account = useAccount();
  const { isSignedIn } = useSession();
  const { kind, matchId } = query;
  const { rows: orders, ...list } = usePagedRows({
    key: accountKey(account, OptionsPort, 'optionOrders', { kind, matchId: matchId ?? 'all' }),
    read: (page) =>
      account.port(OptionsPort).optionOrders({
        status: kind,
        page,
        limit: pageSize,
        ...(matchId === undefined ? {} : { matchId }),
      }),
    pageOf: (page) => page,
    isEnabled: isSignedIn && query.isWanted !== false,
    // What still runs is counted and settled as a whole.
    isWhole: kind !== 'settled',
    intervalMs: (hasRows) => (kind !== 'settled' && hasRows ? openIntervalMs : quietIntervalMs),
    canWait: kind === 'settled',
    staleMs: 1000,
  });
  return { ...list, orders, total: list.counted };
}

/** Asks for one page of all options in every state. Fails like the port. */
export function useReadOptionOrders(): (page: number, limit: number) => Promise<Page<OptionOrder>> {
  const account = useAccount();
  return useToldPages((page, limit) => account.port(OptionsPort).optionOrders({ page, limit }));
}

/** Reads everything about the options of this account again: lists, results, and what stakes can be paid with. */
export function useRefreshOption(): () => Promise<void> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ queryKey: accountKey(account, OptionsPort) }),
    [account, queries],
  );
}

/** The newest options of a pair in every state, asked now: it joins no read under way, whose answer may be older. Fails like the port. */
export function useReadLatestOption(matchId: Instrument['id']): () => Promise<Rows<OptionOrder>> {
  const account = useAccount();
  return useCallback(
    async () => rowsOf(await account.port(OptionsPort).optionOrders({ matchId, page: 1, limit: latestCount })),
    [account, matchId],
  );
}
