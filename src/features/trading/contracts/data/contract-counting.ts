import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import {
  countingOf,
  countingShownBy,
  readShown,
  usualCounting,
  writeShown,
  type ContractCounting,
} from '../../../../core/domain/orders/contract-counting.ts';
import type { ContractAccountState, ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { useServerDialect } from '../../../shared/server/data/use-server-dialect.ts';
import { useIsDemo } from '../../../shared/session/data/is-demo.ts';

const listeners = new Set<() => void>();

/** What orders of this account have shown on this server: kept until the session ends. */
function useShownText(): readonly [string | undefined, (text: string) => void] {
  const storage = usePort(KeyValueStorage);
  const { apiBase } = useRuntimeConfig();
  const key = `contracts.${useAccount().id}.${apiBase}`;
  const watch = useCallback(
    (onChange: () => void) => {
      const stop = storage.watch(onChange);
      listeners.add(onChange);
      return () => {
        stop();
        listeners.delete(onChange);
      };
    },
    [storage],
  );
  const text = useSyncExternalStore(watch, () => storage.read(key));
  const keep = useCallback(
    (next: string) => {
      if (next === storage.read(key)) return;
      storage.write(key, next);
      for (const listener of listeners) listener();
    },
    [storage, key],
  );
  return [text, keep];
}

/** How this server counts contracts: as orders have shown it, otherwise as its family does. */
export function useContractCounting(): ContractCounting {
  const { contracts } = useServerDialect();
  const [text] = useShownText();
  const isDemo = useIsDemo();
  return useMemo(() => (isDemo ? usualCounting : countingOf(contracts, readShown(text))), [isDemo, contracts, text]);
}

/** Looks at how orders and sums that were read together are counted, and keeps what they show. */
export function useLearntCounting(
  orders: readonly ContractOrder[] | undefined,
  state: ContractAccountState | undefined,
): void {
  const [text, keep] = useShownText();
  const isDemo = useIsDemo();
  useEffect(() => {
    if (isDemo || (orders === undefined && state === undefined)) return;
    const seen = countingShownBy(orders ?? [], state);
    if (Object.values(seen).some((word) => word !== undefined)) keep(writeShown(readShown(text), seen));
  }, [isDemo, orders, state, text, keep]);
}
