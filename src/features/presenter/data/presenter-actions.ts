import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { sceneIds, type SceneId } from '../../../core/domain/server/scene-id.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { AccessPort } from '../../../core/ports/access-port.ts';
import {
  clockSpeeds,
  demoVerificationCode,
  moveLimits,
  personaIds,
  PresenterPort,
  type ClockSpeed,
  type PersonaId,
  type ResetOutcome,
} from '../../../core/ports/presenter-port.ts';
import { PersonalStorage } from '../../../core/platform/personal-storage.ts';
import { Session } from '../../../core/platform/session.ts';
import { forgetPersonalData } from '../../../core/query/query-client.ts';
import { forgetWhoLeaves } from '../../../core/session/leaving.ts';

export const demoCode = demoVerificationCode;
export const priceMoves = moveLimits;
export const personas: readonly PersonaId[] = personaIds;

export const speedNamed = (text: string): ClockSpeed | undefined =>
  clockSpeeds.find((speed) => speed.toString() === text);
export const sceneNamed = (text: string | undefined): SceneId | undefined => sceneIds.find((scene) => scene === text);
export const personaNamed = (text: string | undefined): PersonaId | undefined =>
  personaIds.find((persona) => persona === text);

export type PresenterAct = (presenter: PresenterPort) => Promise<void>;
/** A new world: a scene with its person, or the plain demo of a seed. */
export interface Beginning {
  readonly scene?: SceneId | undefined;
  readonly seed?: number | undefined;
  readonly persona?: PersonaId | undefined;
  /** The scene stops before its event; its story triggers it. */
  readonly isTold?: boolean;
  /** The family of servers that the plain demo speaks like; undefined leaves the present one. */
  readonly words?: DialectName | undefined;
}

export interface PresenterActions {
  readonly isBusy: boolean;
  /** Acts on the backend; afterwards every screen reads again. */
  act(act: PresenterAct, onDone?: () => void): void;
  /** Signs out the current person and signs the persona in. */
  become(persona: PersonaId, onDone: () => void): void;
  /** Restarts the backend; `onDone` receives the first page of a scene. */
  begin(beginning: Beginning, onDone: (path: string | undefined) => void): void;
  /** Continues with a saved world, signed out. Nothing changes when the file is refused. */
  open(file: Blob, onDone: (outcome: ResetOutcome) => void): void;
  /** The whole world as the text of a file. */
  save(onDone: (text: string) => void): void;
}

export function usePresenterActions(onFailure: (error: AppError) => void): PresenterActions {
  const presenter = usePort(PresenterPort);
  const session = usePort(Session);
  const personal = usePort(PersonalStorage);
  const become = useBecome();
  const queries = useQueryClient();
  const work = useMutation<unknown, AppError, () => Promise<void>>({
    mutationFn: (run) => run(),
    onError: onFailure,
    // Not awaited: on a slow network the next page would wait for every list of this one.
    onSettled: () => void queries.invalidateQueries(),
  });
  // Nothing changes by it, so nothing is read again.
  const saving = useMutation<string, AppError, void>({ mutationFn: () => presenter.saveWorld(), onError: onFailure });
  const leave = (): void => {
    session.signOut();
    forgetPersonalData(queries);
  };
  /** In a scene and in a file nothing of the world before is true: an order that was sent there is not found, its number names another. */
  const leaveWorld = (): void => {
    leave();
    forgetWhoLeaves(personal);
  };
  const run = <T>(task: () => Promise<T>, onDone: (result: T) => void = () => undefined): void => {
    // Not a callback of the mutation: those are dropped when the new person's page takes the place of the asking one.
    work.mutate(async () => onDone(await task()));
  };
  const begin = async ({ scene, seed, persona, words, isTold = false }: Beginning): Promise<string | undefined> => {
    const seeded = seed === undefined ? {} : { seed };
    if (scene === undefined) {
      await presenter.reset({ ...seeded, ...(words === undefined ? {} : { words }) });
      leave();
      if (persona !== undefined) await become(persona, leave);
      return undefined;
    }
    const { token, path } = await presenter.playScene({
      scene,
      isHeld: isTold,
      ...seeded,
      ...(persona === undefined ? {} : { persona }),
    });
    leaveWorld();
    session.signIn(token);
    return path;
  };
  return {
    isBusy: work.isPending,
    act: (act, onDone) => run(() => act(presenter), onDone),
    become: (persona, onDone) => run(() => become(persona, leave), onDone),
    begin: (beginning, onDone) => run(() => begin(beginning), onDone),
    open: (file, onDone) =>
      run(async () => {
        const outcome = await presenter.reset({ file: await file.text() });
        if (outcome === 'done') leaveWorld();
        return outcome;
      }, onDone),
    save: (onDone) => saving.mutate(undefined, { onSuccess: onDone }),
  };
}

/** Signs a persona in, after `leave` has signed out the current person. */
function useBecome(): (persona: PersonaId, leave: () => void) => Promise<void> {
  const presenter = usePort(PresenterPort);
  const access = usePort(AccessPort);
  const session = usePort(Session);
  return async (persona, leave) => {
    const credentials = await presenter.becomePersona({ persona });
    leave();
    session.signIn(await access.signIn(credentials));
  };
}
