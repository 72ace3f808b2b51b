import { useEffect, useEffectEvent } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { movePrefix } from '../../../../core/session/what-stays.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { forgetRun, keepRun } from '../../orders/data/kept-run.ts';
import type { LadderRun } from './use-ladder-run.ts';

/** The place of a ladder in the storage of the tab. */
export const useLadderKey = (product: 'spot' | 'contract', symbol: string): string =>
  `${movePrefix}${useAccount().id}.ladder.${product}.${symbol}`;

/** Keeps a ladder until all of its orders have had their turn: a page that goes before that leaves word of it. */
export function useLadderMemory(key: string, run: LadderRun<unknown> | undefined): void {
  const { userId = '' } = useSession();
  const follow = useEffectEvent(({ turn, placed, orders }: LadderRun<unknown>) => {
    if (turn === undefined) forgetRun(key);
    else keepRun(key, { owner: userId, done: placed.length, count: orders.length });
  });
  useEffect(() => {
    if (run !== undefined) follow(run);
  }, [run]);
}
