import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { AccountId, AccountScope } from '../../../../core/account/account-scope.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import type { UserId } from '../../../../core/domain/people/user.ts';
import { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { DepositsPort } from '../../../../core/ports/deposits-port.ts';
import { IdentityPort } from '../../../../core/ports/identity-port.ts';
import { LoansPort } from '../../../../core/ports/loans-port.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { PurchasesPort } from '../../../../core/ports/purchases-port.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { WithdrawalsPort } from '../../../../core/ports/withdrawals-port.ts';
import { accountKey, rootKey, type QueryKeyOf } from '../../../../core/query/account-key.ts';
import { moneyMoved } from '../../../../core/query/money-moved.ts';
import { Clock, ServerClock } from '../../../../core/time/clock.ts';
import { useReadServerZone } from '../../server/data/use-server-zone.ts';
import { hasOpen, type NoticeBook } from '../../../../core/domain/notices/notice-book.ts';
import type { NoticeSubject } from '../../../../core/domain/notices/notice.ts';
import { alone } from './alone.ts';
import { publishStages } from './known-stages.ts';
import { onAskedForLook } from './look-now.ts';
import { useNoticeSettings } from './notice-settings.ts';
import { noticeStoreOf } from './notice-store.ts';
import { keepOwnEnds } from './own-ends.ts';
import { keepLeftAt, leftAt } from './left-at.ts';
import { NoticeWatch, type Watcher } from './notice-watch.ts';

/** The notices of a person and account, as they change in any tab. */
export function useNoticeBook(account: AccountId, owner: UserId): NoticeBook {
  const store = noticeStoreOf(usePort(PersonalStorage), account, owner);
  return useSyncExternalStore(store.subscribe, store.book);
}

/** Whether anything of these subjects can still change, as far as is known. */
export function useHasOpen(account: AccountId, owner: UserId, subjects: readonly NoticeSubject[]): boolean {
  return hasOpen(useNoticeBook(account, owner), subjects);
}

export interface Watching {
  readonly account: AccountScope;
  readonly owner: UserId;
  readonly watchers: readonly Watcher[];
  /** Looks at everything as soon as the page is there or comes back; otherwise only at what can still change. */
  readonly isEager: boolean;
}

/** Answers about orders of an account, and about what staff decide. */
const keysOf = (account: AccountScope, isOrders: boolean): readonly QueryKeyOf[] =>
  isOrders
    ? [accountKey(account, TradingPort), accountKey(account, OptionsPort)]
    : [
        rootKey(DepositsPort),
        rootKey(IdentityPort),
        rootKey(LoansPort),
        rootKey(PurchasesPort),
        rootKey(WithdrawalsPort),
      ];

/** Watches while it is drawn. */
export function useNoticeWatch({ account, owner, watchers, isEager }: Watching): void {
  const [storage, device] = [usePort(PersonalStorage), usePort(KeyValueStorage)];
  const realtime = usePort(RealtimeTransport);
  const [clock, serverClock] = [usePort(Clock), usePort(ServerClock)];
  const zone = useReadServerZone();
  const queries = useQueryClient();
  const { tellSystem } = useNoticeSettings();
  const isWanted = useEffectEvent(() => tellSystem || document.visibilityState === 'visible');
  useEffect(() => {
    const store = noticeStoreOf(storage, account.id, owner);
    const onNews = (): void => {
      void moneyMoved(queries, account);
      // A page must not go on saying what the notice above it has just ended.
      for (const queryKey of keysOf(account, isEager)) void queries.invalidateQueries({ queryKey });
    };
    const needs = {
      account: account.id,
      store,
      storage,
      clock,
      serverClock,
      zone,
      alone,
      onNews,
      leftAt: leftAt(device, serverClock.now()),
    };
    const watch = new NoticeWatch({ ...needs, isWanted: () => isWanted() }, watchers);
    const publish = (): void => {
      const { watched } = store.book();
      for (const { subject } of watchers) publishStages(account.id, subject, watched[subject]?.things ?? {});
    };
    const stopStore = store.subscribe(publish);
    // As the cache names all answers below a key.
    const keys = keysOf(account, isEager).map((key) => JSON.stringify(key).slice(0, -1));
    // Whatever a screen asks for or does, it reads its orders or requests again afterwards.
    const stopCache = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (!keys.some((key) => event.query.queryHash.startsWith(key))) return;
      keepOwnEnds(storage);
      watch.lookNow();
    });
    const look = (): void => {
      watch.forgetFailures();
      (isEager ? watch.lookNow : watch.lookAtOpen)();
    };
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    publish();
    look();
    document.addEventListener('visibilitychange', comeBack);
    globalThis.addEventListener('online', look);
    const ends = [
      onAskedForLook((asked) => {
        if (isEager && asked === account.id) look();
      }),
      realtime.watchGap(look),
    ];
    return () => {
      watch.stop();
      if (store.lookedAt.size > 0) keepLeftAt(device, serverClock.now(), zone());
      stopStore();
      stopCache();
      document.removeEventListener('visibilitychange', comeBack);
      globalThis.removeEventListener('online', look);
      for (const end of ends) end();
    };
  }, [account, owner, watchers, isEager, storage, device, realtime, clock, serverClock, zone, queries]);
}
