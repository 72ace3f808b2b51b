import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import type { SettledOption } from '../../../../core/domain/orders/option.ts';
import { OptionsPort } from '../../../../core/ports/options-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { moneyMoved } from '../../../../core/query/money-moved.ts';

/** Asks for options, their results and balances again. */
export function useReadOptionsAgain(): () => void {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(() => {
    void moneyMoved(queries, account);
  }, [account, queries]);
}

/**
 * Runs on each pushed settlement, after refetching options and balances. An event says that something happened, not
 * what: the server's answer is the result. After a gap in the connection everything is refetched as well, because
 * events may have been missed.
 */
export function useSettledOptions(act: (settled: SettledOption) => void): void {
  const account = useAccount();
  const realtime = usePort(RealtimeTransport);
  const readAgain = useReadOptionsAgain();
  const onSettled = useEffectEvent(act);
  useEffect(() => {
    const stopEvents = account.port(OptionsPort).watchSettledOptions((settled) => {
      readAgain();
      onSettled(settled);
    });
    const stopGaps = realtime.watchGap(readAgain);
    return () => {
      stopEvents();
      stopGaps();
    };
  }, [account, realtime, readAgain]);
}
