import * as v from 'valibot';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { givenName } from '../../../core/domain/wallets/given-account-names.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { Faults } from '../../../core/domain/server/backend-faults.ts';
import type {
  Advance,
  ClockSpeed,
  Decision,
  MarketControl,
  NewWorld,
  PersonaId,
  PlayedScene,
  PresenterPort,
  PresenterState,
  Publication,
  ResetOutcome,
  SceneWish,
  TopUp,
  WorthDay,
} from '../../../core/ports/presenter-port.ts';
import type { Unsubscribe } from '../../../core/platform/realtime-transport.ts';
import { noFaults, type EngineServer } from '../doors/server/engine-server.ts';
import type { StagedContract, StagedOption, StagedOrder } from '../engine/staged-orders.ts';
import { Refusal } from '../engine/kernel/basics/engine-types.ts';
import type { Manner } from '../engine/kernel/kernel.ts';
import { serverText } from '../engine/kernel/basics/server-text.ts';
import { personas } from '../engine/seed/personas.ts';
import { WorldFileError } from '../engine/storage/world-file.ts';
import type { Stage } from './scenes/scene.ts';
import { scenes } from './scenes/scenes.ts';

const people = personas.map(({ id, login }) => ({ persona: id, identifier: login }));
const tokenSchema = v.object({ type: v.literal('ok'), message: v.string() });

/** The rules of a family's world; undefined keeps those of the present world. */
async function mannerOf(words: DialectName | undefined): Promise<Manner | undefined> {
  if (words === undefined) return undefined;
  if (words === 'standard') return { rules: undefined, words: undefined };
  const { dialects } = await import('../dialects/families/dialects.ts');
  return { rules: dialects[words]?.rules, words };
}

/** The presenter's controls over an engine in the same process. */
export class EnginePresenter implements PresenterPort {
  readonly #server: EngineServer;

  constructor(server: EngineServer) {
    this.#server = server;
  }

  async state(): Promise<PresenterState> {
    return this.#state();
  }

  watchState(listener: (state: PresenterState) => void): Unsubscribe {
    const tell = (): void => listener(this.#state());
    const forgetEngine = this.#server.engine.control.watch(tell);
    const forgetFaults = this.#server.watchFaults(tell);
    return () => {
      forgetEngine();
      forgetFaults();
    };
  }

  becomePersona({ persona }: { persona: PersonaId }): Promise<{ identifier: string; password: string }> {
    return spoken(this.#server.engine.control.becomePersona(persona));
  }

  topUp({ wallet, ...topUp }: TopUp): Promise<void> {
    const given = wallet === undefined ? {} : { wallet: givenName[wallet] };
    return spoken(this.#server.engine.control.topUp({ ...topUp, ...given }));
  }

  publish(publication: Publication): Promise<void> {
    return spoken(this.#server.engine.control.publish(publication));
  }

  setSpeed({ speed }: { speed: ClockSpeed }): Promise<void> {
    return spoken(this.#server.engine.control.setSpeed(speed));
  }

  advance(request: Advance): Promise<void> {
    const { control } = this.#server.engine;
    if ('milliseconds' in request) return spoken(control.advance(request.milliseconds));
    return request.to === 'scene-event' ? this.#continueScene() : spoken(control.advanceToNextEvent());
  }

  async setFaults(faults: Partial<Faults>): Promise<void> {
    this.#server.setFaults(faults);
  }

  shapeMarket(control: MarketControl): Promise<void> {
    return spoken(this.#server.engine.control.shapeMarket(control));
  }

  decide(decision: Decision): Promise<void> {
    return spoken(this.#server.engine.control.decide(decision));
  }

  async dropSocket(): Promise<void> {
    this.#server.engine.control.dropSockets();
  }

  async worthDays({ userId }: { userId: string }): Promise<readonly WorthDay[]> {
    const days: WorthDay[] = [];
    for (const { at, repaid, worth } of this.#server.engine.control.worthDays(userId)) {
      days.push({ at, repaid, worth: worth() });
      await this.#server.pause();
    }
    return days;
  }

  /** Ends earlier faults, and leaves those of the scene on. */
  async playScene(wish: SceneWish): Promise<PlayedScene> {
    const { scene, seed } = wish;
    const { control } = this.#server.engine;
    const { persona, path, faults = {}, play, turn } = scenes[scene];
    this.#server.setFaults(noFaults);
    await spoken(control.reset({ seed }));
    const stage = this.#stage();
    await play(stage);
    if (wish.isHeld !== true) await turn?.(stage);
    const signIn = await this.becomePersona({ persona: wish.persona ?? persona });
    const token = await this.#signIn(signIn);
    await spoken(control.markScene(scene));
    // Last, because a storage that is simulated as full would refuse the scene.
    this.#server.setFaults(faults);
    return { ...signIn, token, path };
  }

  async #continueScene(): Promise<void> {
    const { scene } = this.#server.engine.control.state();
    if (scene !== undefined) await scenes[scene].turn?.(this.#stage());
  }

  #stage(): Stage {
    const { control } = this.#server.engine;
    return {
      presenter: this,
      placeOrder: (order: StagedOrder) => spoken(control.placeOrder(order)),
      placeOption: (option: StagedOption) => spoken(control.placeOption(option)),
      openContract: (contract: StagedContract) => spoken(control.openContract(contract)),
    };
  }

  async #signIn({ identifier, password }: { identifier: string; password: string }): Promise<string> {
    const body = new URLSearchParams({ user_string: identifier, password });
    const request = new Request('http://in-page.invalid/api/user/login', { method: 'POST', body });
    const response = await this.#server.engine.fetch(request);
    const answer = v.parse(tokenSchema, await response.json());
    return answer.message;
  }

  async saveWorld(): Promise<string> {
    return this.#server.engine.control.savedWorld();
  }

  async reset(request: NewWorld | { file: string }): Promise<ResetOutcome> {
    const { control } = this.#server.engine;
    const faults = this.#server.faults();
    // First, so that a storage that was simulated as full has space again.
    this.#server.setFaults(noFaults);
    try {
      if ('file' in request) await spoken(control.loadWorld(request.file));
      else await spoken(control.reset({ seed: request.seed, manner: await mannerOf(request.words) }));
      return 'done';
    } catch (error) {
      this.#server.setFaults(faults);
      if (error instanceof WorldFileError) return error.fault;
      throw error;
    }
  }

  #state(): PresenterState {
    const state = this.#server.engine.control.state();
    const faults = this.#server.faults();
    const isSo = state.scene === undefined || (scenes[state.scene].isStillSo?.({ ...state, faults }) ?? true);
    return {
      ...state,
      // A restart ends the faults but keeps the world: without its faults the scene's name would be wrong.
      scene: isSo ? state.scene : undefined,
      faults,
      keeping: this.#server.keeping(),
      people,
    };
  }
}

/** A refusal in words; presenters read English. */
async function spoken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof WorldFileError) throw error;
    const message = error instanceof Refusal ? serverText('en', error.textKey, error.parameters) : String(error);
    throw new AppError('server', message, { cause: error });
  }
}
