import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react';
import type { AccountScope } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { UserId } from '../../../../core/domain/people/user.ts';
import { useSession } from '../../../../core/session/use-session.ts';

export interface FollowedOption {
  /** The account of the option, which may differ from that of the page. */
  readonly account: AccountScope;
  readonly owner: UserId;
  /** As it was last seen. */
  readonly order: OptionOrder;
  /** Epoch ms of the server. */
  readonly dueAt: number;
}

type Named = Pick<FollowedOption, 'account'> & { readonly id: OrderId };

let followed: readonly FollowedOption[] = [];
const listeners = new Set<() => void>();

const isOf = ({ account, order }: FollowedOption, named: Named): boolean =>
  account.id === named.account.id && order.id === named.id;

function change(next: readonly FollowedOption[]): void {
  followed = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Each option once: a newer state replaces an earlier one. */
export const followOption = (one: FollowedOption): void =>
  change([...followed.filter((other) => !isOf(other, { account: one.account, id: one.order.id })), one]);

export function letGoOfOption(named: Named): void {
  if (followed.some((one) => isOf(one, named))) change(followed.filter((one) => !isOf(one, named)));
}

/** Options that ran when their screen was left in this visit: of the current person alone. */
export function useFollowedOptions(): readonly FollowedOption[] {
  const { userId } = useSession();
  return useSyncExternalStore(watch, () => followed).filter(({ owner }) => owner === userId);
}

/** A screen that shows an option reports its result; after leaving it the result shows on any page. */
export function useTellElsewhere(one: Pick<FollowedOption, 'order' | 'dueAt'>, isTold: RefObject<boolean>): void {
  const account = useAccount();
  const { userId } = useSession();
  const leave = useEffectEvent(() => {
    if (!isTold.current && userId !== undefined) followOption({ account, owner: userId, ...one });
  });
  const { id } = one.order;
  useEffect(() => {
    letGoOfOption({ account, id });
    return () => leave();
  }, [account, id]);
}
