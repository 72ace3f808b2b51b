import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { Bill } from '../../../../core/domain/wallets/wallet.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { momentOf } from '../../../../core/i18n/server-moment.ts';
import { WalletPort } from '../../../../core/ports/wallet-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useSavingPace } from '../../../../core/time/polling-pace.ts';
import { useServerZone } from '../../server/data/use-server-zone.ts';

const perPage = 100;
/** A person with more lines since yesterday gets no result rather than one from a part of them. */
const mostPages = 5;
const askAgainMs = 60_000;

/** As far as any zone is behind UTC: the latest that a time without a zone can be. */
const mostBehindMs = 12 * 3_600_000;

export interface BillsWanted {
  /** Epoch ms; nothing is read without one. */
  readonly since: number | undefined;
  /** The balances that the lines have to tell of: with others they are read again. */
  readonly of: string;
  /** Where the server's zone is not known, earlier lines may be among them. Otherwise such lines fail. */
  readonly mayBeEarlier?: boolean | undefined;
}

/**
 * Every line of the ledger since a moment, newest first. Fails like the port, and where lines are too many, unreadable, or of a
 * time that is not known.
 */
export function useBillsSince({
  since,
  of,
  mayBeEarlier = false,
}: BillsWanted): UseQueryResult<readonly Bill[], AppError> {
  const account = useAccount();
  const serverTimeZone = useServerZone();
  const pace = useSavingPace();
  const latestOf = (text: string): number | undefined => {
    const at = momentOf(text, serverTimeZone);
    if (at !== undefined || !mayBeEarlier) return at;
    const asUtc = momentOf(text, 'UTC');
    return asUtc === undefined ? undefined : asUtc + mostBehindMs;
  };
  return useQuery<readonly Bill[], AppError>({
    queryKey: accountKey(account, WalletPort, 'bills', { since: since ?? 0, of, mayBeEarlier }),
    queryFn: async () => {
      const bills: Bill[] = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const { items, hasMore, unreadable } = await account.port(WalletPort).bills({ page, limit: perPage });
        if (unreadable !== undefined) throw new AppError('unexpected-shape', 'a line is unreadable');
        const timed = items.map((bill) => ({ bill, at: latestOf(bill.createdAt) }));
        if (timed.some(({ at }) => at === undefined)) throw new AppError('unavailable', 'the zone is not known');
        const news = timed.filter(({ at = 0 }) => since !== undefined && at > since);
        bills.push(...news.map(({ bill }) => bill));
        if (!hasMore || news.length < items.length) return bills;
      }
      throw new AppError('unavailable', 'too many lines');
    },
    enabled: since !== undefined,
    staleTime: askAgainMs,
    refetchInterval: askAgainMs * pace,
  });
}
