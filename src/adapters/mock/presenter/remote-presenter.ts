import * as v from 'valibot';
import { dialectNames } from '../../../core/domain/server/dialect-name.ts';
import { givenName } from '../../../core/domain/wallets/given-account-names.ts';
import { sceneIds } from '../../../core/domain/server/scene-id.ts';
import type { Faults } from '../../../core/domain/server/backend-faults.ts';
import {
  clockSpeeds,
  keepings,
  personaIds,
  type Advance,
  type ClockSpeed,
  type ActiveMarketControl,
  type NewWorld,
  type Decision,
  type MarketControl,
  type PersonaId,
  type PresenterPort,
  type PlayedScene,
  type PresenterState,
  type Publication,
  type ResetOutcome,
  type SceneWish,
  type TopUp,
  type WorthDay,
} from '../../../core/ports/presenter-port.ts';
import { marketControlSchema } from '../engine/market/market-control.ts';
import type { Unsubscribe } from '../../../core/platform/realtime-transport.ts';
import { decimal, type Amount } from '../../../core/money/amount.ts';

/** Makes a call of `controlCalls` where the engine is. Rejects with AppError. */
export type ControlCaller = (name: string, argument: unknown) => Promise<unknown>;

export interface RemotePresenterOptions {
  readonly call: ControlCaller;
  /** Called whenever the remote state may have changed. */
  readonly watch: (listener: () => void) => Unsubscribe;
}

const activeControl = v.custom<ActiveMarketControl>((value) => v.is(marketControlSchema, value));
const sumSchema = v.pipe(v.string(), v.transform(decimal<Amount>));
const stateSchema = v.object({
  seed: v.number(),
  words: v.picklist(dialectNames),
  now: v.number(),
  speed: v.picklist(clockSpeeds),
  pendingEntries: v.number(),
  keeping: v.picklist(keepings),
  lived: v.pipe(
    v.nullish(v.number()),
    v.transform((percent) => percent ?? undefined),
  ),
  faults: v.object({
    latencyMs: v.number(),
    failedPercent: v.number(),
    loseNextAnswer: v.boolean(),
    expireNextCall: v.boolean(),
    verifyNextCall: v.boolean(),
    garbledPercent: v.number(),
    lateSettlements: v.boolean(),
    socketDown: v.boolean(),
    socketSilent: v.boolean(),
    storageFull: v.boolean(),
    extraQuotes: v.number(),
  }),
  people: v.array(v.object({ persona: v.picklist(personaIds), identifier: v.string() })),
  isWorkedIn: v.boolean(),
  scene: v.pipe(
    v.nullish(v.picklist(sceneIds)),
    v.transform((scene) => scene ?? undefined),
  ),
  market: v.array(activeControl),
  sales: v.array(v.object({ id: v.number(), title: v.string() })),
  standings: v.array(v.object({ identifier: v.string(), fundsFrozen: v.boolean(), walletHeld: v.boolean() })),
  cases: v.array(
    v.variant('kind', [
      v.object({ kind: v.literal('identity'), identifier: v.string(), level: v.picklist([1, 2]), name: v.string() }),
      v.object({
        kind: v.picklist(['deposit', 'loan', 'repayment', 'withdrawal', 'purchase', 'purchasePayment', 'mining']),
        identifier: v.string(),
        id: v.number(),
        amount: sumSchema,
        currency: v.string(),
      }),
      v.object({
        kind: v.picklist(['auction', 'wonAuction']),
        identifier: v.string(),
        id: v.number(),
        name: v.string(),
        amount: sumSchema,
        currency: v.string(),
      }),
    ]),
  ),
});
const playedSchema = v.object({ identifier: v.string(), password: v.string(), token: v.string(), path: v.string() });
const worthDaysSchema = v.array(v.object({ at: v.number(), worth: sumSchema, repaid: sumSchema }));
const outcomeSchema = v.picklist(['done', 'foreign-file', 'damaged-file', 'other-version']);
const signInSchema = v.object({ identifier: v.string(), password: v.string() });

/** The presenter's controls on an engine in another tab or another process. */
export class RemotePresenter implements PresenterPort {
  readonly #call: ControlCaller;
  readonly #watch: RemotePresenterOptions['watch'];

  constructor({ call, watch }: RemotePresenterOptions) {
    this.#call = call;
    this.#watch = watch;
  }

  async state(): Promise<PresenterState> {
    const { scene, ...state } = v.parse(stateSchema, await this.#call('state', {}));
    return { ...state, scene };
  }

  watchState(listener: (state: PresenterState) => void): Unsubscribe {
    let isWatched = true;
    const tell = async (): Promise<void> => {
      const state = await this.state();
      if (isWatched) listener(state);
    };
    // A watcher gets the next change if this one could not be read.
    const forget = this.#watch(() => void tell().catch(() => undefined));
    return () => {
      isWatched = false;
      forget();
    };
  }

  async becomePersona(request: { persona: PersonaId }): Promise<{ identifier: string; password: string }> {
    return v.parse(signInSchema, await this.#call('becomePersona', request));
  }

  async topUp({ wallet, ...topUp }: TopUp): Promise<void> {
    await this.#call('topUp', { ...topUp, wallet: wallet && givenName[wallet] });
  }

  async publish(publication: Publication): Promise<void> {
    await this.#call('publish', publication);
  }

  async setSpeed(request: { speed: ClockSpeed }): Promise<void> {
    await this.#call('setSpeed', request);
  }

  async advance(request: Advance): Promise<void> {
    await this.#call('advance', request);
  }

  async setFaults(faults: Partial<Faults>): Promise<void> {
    await this.#call('setFaults', faults);
  }

  async shapeMarket(control: MarketControl): Promise<void> {
    await this.#call('shapeMarket', control);
  }

  async decide(decision: Decision): Promise<void> {
    await this.#call('decide', decision);
  }

  async dropSocket(): Promise<void> {
    await this.#call('dropSocket', {});
  }

  async playScene(wish: SceneWish): Promise<PlayedScene> {
    return v.parse(playedSchema, await this.#call('playScene', wish));
  }

  async worthDays(request: { userId: string }): Promise<readonly WorthDay[]> {
    return v.parse(worthDaysSchema, await this.#call('worthDays', request));
  }

  async saveWorld(): Promise<string> {
    return v.parse(v.string(), await this.#call('saveWorld', {}));
  }

  async reset(request: NewWorld | { file: string }): Promise<ResetOutcome> {
    return v.parse(outcomeSchema, await this.#call('reset', request));
  }
}
