import { useAccount } from '../../../../core/account/use-account.ts';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { useServerZone } from '../../server/data/use-server-zone.ts';

/** The origin of a file's data. */
export interface ExportContext {
  readonly account: AccountId;
  /** Nothing is real. */
  readonly isDemo: boolean;
  /** Undefined if the operator does not state it. */
  readonly serverZone: string | undefined;
  /** Epoch ms, now. */
  now(): number;
}

export function useExportContext(): ExportContext {
  const { id } = useAccount();
  const clock = usePort(Clock);
  const isDemo = usePort(ServerInfo).kind === 'in-browser';
  const serverTimeZone = useServerZone();
  return { account: id, isDemo, serverZone: serverTimeZone, now: () => clock.now() };
}
