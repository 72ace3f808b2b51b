import * as v from 'valibot';
import type { AccountId } from '../../../core/account/account-scope.ts';
import type { Amount } from '../../../core/money/amount.ts';
import {
  clockSpeeds,
  type ClockSpeed,
  type ActiveMarketControl,
  type Faults,
  type MarketControl,
  type PersonaId,
  type PresenterPort,
  type PresenterState,
} from '../../../core/ports/presenter-port.ts';
import { marketControlSchema } from '../engine/market/market-control.ts';
import type { Unsubscribe } from '../../../core/ports/realtime-transport.ts';

/** Makes a call of `controlCalls` where the engine is. Rejects with AppError. */
export type ControlCaller = (name: string, argument: unknown) => Promise<unknown>;

export interface RemotePresenterOptions {
  readonly call: ControlCaller;
  /** Told whenever the state over there may have changed. */
  readonly watch: (listener: () => void) => Unsubscribe;
}

const activeControl = v.custom<ActiveMarketControl>((value) => v.is(marketControlSchema, value));
const stateSchema = v.object({
  seed: v.number(),
  now: v.number(),
  speed: v.picklist(clockSpeeds),
  pendingEntries: v.number(),
  faults: v.object({
    latencyMs: v.number(),
    failedPercent: v.number(),
    loseNextAnswer: v.boolean(),
    expireNextCall: v.boolean(),
    socketDown: v.boolean(),
  }),
  market: v.array(activeControl),
});
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
    return v.parse(stateSchema, await this.#call('state', {}));
  }

  watchState(listener: (state: PresenterState) => void): Unsubscribe {
    let isWatched = true;
    const tell = async (): Promise<void> => {
      const state = await this.state();
      if (isWatched) listener(state);
    };
    // Whoever watches hears of the next change where this one could not be read.
    const forget = this.#watch(() => void tell().catch(() => undefined));
    return () => {
      isWatched = false;
      forget();
    };
  }

  async becomePersona(request: { persona: PersonaId }): Promise<{ identifier: string; password: string }> {
    return v.parse(signInSchema, await this.#call('becomePersona', request));
  }

  async topUp(request: { identifier: string; account: AccountId; currency: string; amount: Amount }): Promise<void> {
    await this.#call('topUp', request);
  }

  async setSpeed(request: { speed: ClockSpeed }): Promise<void> {
    await this.#call('setSpeed', request);
  }

  async advance(request: { milliseconds: number }): Promise<void> {
    await this.#call('advance', request);
  }

  async setFaults(faults: Partial<Faults>): Promise<void> {
    await this.#call('setFaults', faults);
  }

  async shapeMarket(control: MarketControl): Promise<void> {
    await this.#call('shapeMarket', control);
  }

  async dropSocket(): Promise<void> {
    await this.#call('dropSocket', {});
  }

  async reset(request: { seed?: number }): Promise<void> {
    await this.#call('reset', request);
  }
}
