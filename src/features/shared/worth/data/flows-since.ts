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

/**
 * Every line of the ledger since a moment, epoch ms; not read without one. Fails like the port, and where lines are too
 * many, unreadable, or of a time that is not known.
 */
export function useBillsSince(since: number | undefined): UseQueryResult<readonly Bill[], AppError> {
  const account = useAccount();
  const serverTimeZone = useServerZone();
  const pace = useSavingPace();
  return useQuery<readonly Bill[], AppError>({
    queryKey: accountKey(account, WalletPort, 'bills', { since: since ?? 0 }),
    queryFn: async () => {
      const bills: Bill[] = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const { items, hasMore, unreadable } = await account.port(WalletPort).bills({ page, limit: perPage });
        if (unreadable !== undefined) throw new AppError('unexpected-shape', 'a line is unreadable');
        const timed = items.map((bill) => ({ bill, at: momentOf(bill.createdAt, serverTimeZone) }));
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
