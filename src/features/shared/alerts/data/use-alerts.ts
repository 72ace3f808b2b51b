import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { alertLimit, isWaiting, type AlertSide, type PriceAlert } from '../../../../core/domain/market/price-alert.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { Clock, ServerClock } from '../../../../core/time/clock.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { keptTextOf, useSharedText } from '../../kept-text/data/shared-text.ts';
import { useQuoteBoard } from '../../quotes/data/use-quote-board.ts';
import { alertKeys, alertStoreOf } from './alert-store.ts';
import { AlertWatcher } from './alert-watcher.ts';

export interface NewAlert {
  readonly symbol: string;
  readonly side: AlertSide;
  readonly price: Price;
}

export interface Alerts {
  readonly alerts: readonly PriceAlert[];
  /** Sets an alert, or replaces the one of `id`, which then waits again. False when the device has no space. */
  set(wish: NewAlert, id?: string): boolean;
  remove(id: string): boolean;
  /** Puts the messages away, in all tabs. */
  markSeen(ids: readonly string[]): void;
}

let made = 0;

export function useAlerts(): Alerts {
  const store = alertStoreOf(usePort(KeyValueStorage));
  const serverClock = usePort(ServerClock);
  const alerts = useSyncExternalStore(store.subscribe, store.alerts);
  return {
    alerts,
    set: (wish, id) => {
      made += 1;
      const setAt = serverClock.now();
      const alert = { ...wish, id: id ?? `${setAt}.${made}`, setAt, hit: undefined, isSeen: false };
      return store.change((present) => [alert, ...present.filter((one) => one.id !== alert.id)].slice(0, alertLimit));
    },
    remove: (id) => store.change((present) => present.filter((one) => one.id !== id)),
    markSeen: (ids) =>
      void store.change((present) =>
        present.map((alert) => (ids.includes(alert.id) && !isWaiting(alert) ? { ...alert, isSeen: true } : alert)),
      ),
  };
}

export interface AlertSettings {
  /** No message appears; the list still shows the reached alerts. */
  readonly isMuted: boolean;
  /** Also a message of the system, asked for by a tap. */
  readonly hasSystemNotices: boolean;
}

const flags = ['muted', 'system'] as const;

export function useAlertSettings(): AlertSettings & { readonly change: (settings: AlertSettings) => boolean } {
  const [kept = '', keep] = useSharedText(alertKeys.settings);
  const set = new Set(kept.split(','));
  const change = useCallback(
    (next: AlertSettings) =>
      keep(flags.filter((flag) => (flag === 'muted' ? next.isMuted : next.hasSystemNotices)).join(',')),
    [keep],
  );
  return { isMuted: set.has('muted'), hasSystemNotices: set.has('system'), change };
}

/** Holds the lock of this device's alerts while `run` runs; of all tabs one does. Browsers without locks have one anyway. */
function inOneTab(name: string, run: () => () => void): () => void {
  if (!('locks' in navigator)) return run();
  const leaving = new AbortController();
  const held = async (): Promise<void> => {
    const stop = run();
    await new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve(), { once: true }));
    stop();
  };
  navigator.locks.request(name, { signal: leaving.signal }, held).catch(() => undefined);
  return () => leaving.abort();
}

/** Watches prices for the waiting alerts, in one tab only; `onHit` runs there. */
export function useAlertWatch(onHit: (alerts: readonly PriceAlert[]) => void): void {
  const storage = usePort(KeyValueStorage);
  const market = usePort(MarketPort);
  const clock = usePort(Clock);
  const serverClock = usePort(ServerClock);
  const { kind } = usePort(ServerInfo);
  const board = useQuoteBoard();
  const tell = useEffectEvent(onHit);
  useEffect(
    () =>
      inOneTab(`tandem.${kind}.alerts`, () => {
        const store = alertStoreOf(storage);
        const watched = keptTextOf(storage, alertKeys.watched);
        const needs = { board, market, clock, serverClock, store, watched };
        const watcher = new AlertWatcher(needs, (alerts) => tell(alerts));
        return () => watcher.stop();
      }),
    [storage, market, clock, serverClock, kind, board],
  );
}
