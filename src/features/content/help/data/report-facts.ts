import { useAccount } from '../../../../core/account/use-account.ts';
import { readProgram } from '../../../../core/config/program.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { visitedPages } from './trail.ts';
import { latestTroubles, type Trouble } from './troubles.ts';

export interface KnownFacts {
  readonly version: string;
  readonly build: string | undefined;
  readonly server: string;
  /** The account of the open page: `live` or `practice`. */
  readonly account: string;
  readonly language: string;
  readonly pages: readonly string[];
  /** What failed lately. */
  readonly troubles: readonly Trouble[];
  /** Epoch ms of this device. */
  readonly now: () => number;
}

/** The facts that a report may contain without a question. */
export function useKnownFacts(): KnownFacts {
  const { kind } = usePort(ServerInfo);
  const clock = usePort(Clock);
  const { language, userId } = useSession();
  const account = useAccount().isSimulated ? 'practice' : 'live';
  const troubles = latestTroubles(userId);
  return { ...readProgram(), server: kind, account, language, pages: visitedPages(), troubles, now: () => clock.now() };
}
