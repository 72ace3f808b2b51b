import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { UserId } from '../../../../core/domain/people/user.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { useSession } from '../../../../core/session/use-session.ts';

export interface Trouble {
  /** Epoch ms of this device. */
  readonly at: number;
  readonly error: AppError;
}

interface Heard {
  /** Undefined for visitors. */
  readonly owner: UserId | undefined;
  /** Apart, so that no read pushes a write out. */
  readonly reads: readonly Trouble[];
  readonly writes: readonly Trouble[];
}

const longest = 10;

/** Newest first. Reads are repeated while they fail: equal failures are listed once, with the last time. */
function withRead(reads: readonly Trouble[], next: Trouble): readonly Trouble[] {
  const { kind, message, detail } = next.error;
  const isSame = ({ error }: Trouble): boolean =>
    error.kind === kind && error.message === message && error.detail === detail;
  return [next, ...reads.filter((one) => !isSame(one))].slice(0, longest);
}

const nothing = { reads: [], writes: [] } as const;
let heard: Heard = { owner: undefined, ...nothing };

/** This person's failures in this visit, newest first, from every screen. */
export const latestTroubles = (owner: UserId | undefined): readonly Trouble[] =>
  heard.owner === owner ? [...heard.writes, ...heard.reads].toSorted((left, right) => right.at - left.at) : [];

/** Listens to every read and write; a new person's first failure clears those of the previous one. */
export function useTroubleTrail(): void {
  const queries = useQueryClient();
  const clock = usePort(Clock);
  const { userId } = useSession();
  useEffect(() => {
    const note = (error: unknown, isWrite: boolean): void => {
      if (!(error instanceof AppError)) return;
      const { reads, writes } = heard.owner === userId ? heard : nothing;
      const next = { at: clock.now(), error };
      heard = isWrite
        ? { owner: userId, reads, writes: [next, ...writes].slice(0, longest) }
        : { owner: userId, reads: withRead(reads, next), writes };
    };
    const stops = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') note(event.action.error, false);
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') note(event.action.error, true);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queries, clock, userId]);
}
