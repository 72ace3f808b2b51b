import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { AccessPort } from '../../../core/ports/access-port.ts';
import {
  clockSpeeds,
  personaIds,
  PresenterPort,
  type ClockSpeed,
  type PersonaId,
} from '../../../core/ports/presenter-port.ts';
import { Session } from '../../../core/ports/session.ts';
import { forgetPersonalData } from '../../../core/query/query-client.ts';

export const personas: readonly PersonaId[] = personaIds;
export const speedNamed = (text: string): ClockSpeed | undefined =>
  clockSpeeds.find((speed) => speed.toString() === text);

export type PresenterAct = (presenter: PresenterPort) => Promise<void>;

export interface PresenterActions {
  readonly isBusy: boolean;
  /** Acts on the backend; afterwards every screen reads again. */
  act(act: PresenterAct, onDone?: () => void): void;
  /** Signs out whoever is here and signs the persona in. */
  become(persona: PersonaId, onDone: () => void): void;
  /** Starts the backend anew; nobody is signed in then. */
  reset(seed: number | undefined, onDone: () => void): void;
}

export function usePresenterActions(onFailure: (error: AppError) => void): PresenterActions {
  const presenter = usePort(PresenterPort);
  const access = usePort(AccessPort);
  const session = usePort(Session);
  const queries = useQueryClient();
  const work = useMutation<unknown, AppError, () => Promise<void>>({
    mutationFn: (run) => run(),
    onError: onFailure,
    onSettled: () => queries.invalidateQueries(),
  });
  const leave = (): void => {
    session.signOut();
    forgetPersonalData(queries);
  };
  const run = (task: () => Promise<void>, onDone: () => void = () => undefined): void =>
    work.mutate(task, { onSuccess: onDone });
  return {
    isBusy: work.isPending,
    act: (act, onDone) => run(() => act(presenter), onDone),
    become: (persona, onDone) =>
      run(async () => {
        const credentials = await presenter.becomePersona({ persona });
        leave();
        session.signIn(await access.signIn(credentials));
      }, onDone),
    reset: (seed, onDone) =>
      run(async () => {
        await presenter.reset(seed === undefined ? {} : { seed });
        leave();
      }, onDone),
  };
}
