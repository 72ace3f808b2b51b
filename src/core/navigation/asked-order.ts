import { useEffect, useEffectEvent } from 'react';
import type { AccountId } from '../account/account-scope.ts';
import type { Side } from '../domain/market/depth.ts';

/** An order as it was written in one line. It fills a ticket, and is never sent by that. */
export interface AskedOrder {
  readonly account: AccountId;
  readonly symbol: string;
  readonly side: Side;
  /** As typed. */
  readonly sizeText: string;
  /** What it counts. */
  readonly unit: 'base' | 'quote';
}

let asked: AskedOrder | undefined;
const listeners = new Set<() => void>();

/** Leaves it to the ticket of its pair, which may be on the page already or come with the next one. */
export function askOrder(order: AskedOrder): void {
  asked = order;
  listeners.forEach((listener) => listener());
}

/** Gives a ticket what was asked of it, once. */
export function useAskedOrder(
  { account, symbol }: Pick<AskedOrder, 'account' | 'symbol'>,
  fill: (order: AskedOrder) => void,
): void {
  const take = useEffectEvent((ofAccount: AskedOrder['account'], ofSymbol: string): void => {
    if (asked === undefined || asked.account !== ofAccount || asked.symbol !== ofSymbol) return;
    const order = asked;
    asked = undefined;
    fill(order);
  });
  useEffect(() => {
    const listen = (): void => take(account, symbol);
    listen();
    listeners.add(listen);
    return () => void listeners.delete(listen);
  }, [account, symbol]);
}
