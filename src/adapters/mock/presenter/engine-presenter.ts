import type { AccountId } from '../../../core/account/account-scope.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { Amount } from '../../../core/money/amount.ts';
import type {
  ClockSpeed,
  Faults,
  MarketControl,
  PersonaId,
  PresenterPort,
  PresenterState,
} from '../../../core/ports/presenter-port.ts';
import type { Unsubscribe } from '../../../core/ports/realtime-transport.ts';
import type { EngineServer } from '../doors/engine-server.ts';
import { Refusal } from '../engine/kernel/engine-types.ts';
import { serverText } from '../engine/kernel/server-text.ts';

/** The presenter's controls on an engine in this very process. */
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

  topUp(request: { identifier: string; account: AccountId; currency: string; amount: Amount }): Promise<void> {
    return spoken(this.#server.engine.control.topUp(request));
  }

  setSpeed({ speed }: { speed: ClockSpeed }): Promise<void> {
    return spoken(this.#server.engine.control.setSpeed(speed));
  }

  advance({ milliseconds }: { milliseconds: number }): Promise<void> {
    return spoken(this.#server.engine.control.advance(milliseconds));
  }

  async setFaults(faults: Partial<Faults>): Promise<void> {
    this.#server.setFaults(faults);
  }

  shapeMarket(control: MarketControl): Promise<void> {
    return spoken(this.#server.engine.control.shapeMarket(control));
  }

  async dropSocket(): Promise<void> {
    this.#server.engine.control.dropSockets();
  }

  reset({ seed }: { seed?: number }): Promise<void> {
    return spoken(this.#server.engine.control.reset(seed));
  }

  #state(): PresenterState {
    return { ...this.#server.engine.control.state(), faults: this.#server.faults() };
  }
}

/** A refusal in words; presenters read English. */
async function spoken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const message = error instanceof Refusal ? serverText('en', error.textKey, error.parameters) : String(error);
    throw new AppError('server', message, { cause: error });
  }
}
