import { useSyncExternalStore } from 'react';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';

/** The stage of everything that the watchers have seen in this visit. */
const stages = new Map<string, string>();
const listeners = new Set<() => void>();
const keyOf = (account: AccountId, subject: string, id: string): string => `${account} ${subject}:${id}`;

function subscribe(listener: () => void): Unsubscribe {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says how things stand, as a watcher of any tab has seen them. */
export function publishStages(
  account: AccountId,
  subject: string,
  things: Readonly<Record<string, { readonly stage: string }>>,
): void {
  for (const [id, { stage }] of Object.entries(things)) stages.set(keyOf(account, subject, id), stage);
  for (const listener of listeners) listener();
}

/** How an order of the account stands; undefined where no watcher has seen it. */
export function useKnownStage(subject: 'spot' | 'contract', id: string | undefined): string | undefined {
  const { id: account } = useAccount();
  return useSyncExternalStore(subscribe, () =>
    id === undefined ? undefined : stages.get(keyOf(account, subject, id)),
  );
}
