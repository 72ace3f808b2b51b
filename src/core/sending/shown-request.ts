import type { AppError } from '../errors/app-error.ts';
import type { Unsubscribe } from '../platform/realtime-transport.ts';
import { isSettled, isUnderWay, type RequestState } from './request-state.ts';
import type { RequestView } from './request-view.ts';
import { tellOutcome } from './told-outcomes.ts';
import type { Recorded, Way } from './way.ts';

interface Around<Wish> {
  /** Runs with the first listener; what it returns, after the last one. */
  begin(): Unsubscribe;
  /** Reads lists and balances again. */
  reread(): void;
  /** Tells what is refused where no screen shows it. */
  unseen(error: AppError, title: string | undefined): void;
  way(): Pick<Way<Wish, Recorded>, 'titleOf'>;
}

/** What is shown of a request, and who is told of it. */
export class ShownRequest<Wish, Row extends Recorded> {
  readonly #around: Around<Wish>;
  readonly #listeners = new Set<() => void>();
  #view: RequestView<Wish, Row> = { state: { kind: 'idle' }, doubled: undefined };
  #stop: Unsubscribe | undefined;

  constructor(around: Around<Wish>) {
    this.#around = around;
  }

  get state(): RequestState<Wish, Row> {
    return this.#view.state;
  }

  readonly view = (): RequestView<Wish, Row> => this.#view;

  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    this.#stop ??= this.#around.begin();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
      // A state without subscribers is not shown again on return.
      if (!isUnderWay(this.state)) this.prepare({ kind: 'idle' });
    };
  };

  /** Changes the state and tells no listener yet. */
  prepare(state: RequestState<Wish, Row>): void {
    this.#view = { ...this.#view, state };
  }

  tell(state: RequestState<Wish, Row>): void {
    const { kind } = this.state;
    if (state.kind !== kind) tellOutcome(state.kind);
    // Its page has been left.
    if (this.#listeners.size === 0 && state.kind === 'refused' && state.error.kind === 'server')
      this.#around.unseen(state.error, this.#around.way().titleOf?.(state.wish));
    this.prepare(state);
    this.show();
    // After an answer that comes at once its product does so.
    if (kind !== 'sending' && isSettled(state)) this.#around.reread();
  }

  tellDoubled(doubled: RequestView<Wish, Row>['doubled']): void {
    this.#view = { ...this.#view, doubled };
    this.show();
  }

  show(): void {
    for (const listener of this.#listeners) listener();
  }
}
