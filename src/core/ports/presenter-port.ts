import { createToken } from '../di/token.ts';
import type { Amount } from '../money/amount.ts';
import type { AccountId } from '../account/account-scope.ts';
import type { Unsubscribe } from './realtime-transport.ts';

export const personaIds = ['newcomer', 'lv1', 'lv2', 'trader', 'overdue', 'frozen', 'abnormal'] as const;
export type PersonaId = (typeof personaIds)[number];

/** The code that the backend of the demo takes from everybody, because it cannot send one. */
export const demoVerificationCode = '246810';

export const clockSpeeds = [0, 1, 60, 3600] as const;
/** 0 is paused. */
export type ClockSpeed = (typeof clockSpeeds)[number];

export interface Faults {
  /** Added to each answer, ms. */
  readonly latencyMs: number;
  /** Share of calls that answer HTTP 500 without taking effect, 0 to 100. */
  readonly failedPercent: number;
  /** The next write takes effect, but its answer is lost. */
  readonly loseNextAnswer: boolean;
  /** The next signed-in call answers 999. */
  readonly expireNextCall: boolean;
  /** The realtime connection is refused while true. */
  readonly socketDown: boolean;
}

export interface PresenterState {
  readonly seed: number;
  /** Time of the backend, epoch ms. */
  readonly now: number;
  readonly speed: ClockSpeed;
  readonly faults: Faults;
  /** Entries waiting in the backend's queue. */
  readonly pendingEntries: number;
}

/**
 * The presenter's controls of the demo and the sandbox: the only way to act on the backend from outside the wire.
 * Bound in the demo alone. Fails: server.
 */
export interface PresenterPort {
  state(): Promise<PresenterState>;
  /** Told after every change of the state above. */
  watchState(listener: (state: PresenterState) => void): Unsubscribe;
  /** Makes sure the persona exists and resolves with its sign-in. */
  becomePersona(request: { persona: PersonaId }): Promise<{ identifier: string; password: string }>;
  /** Adds money to a spot account of a user. */
  topUp(request: { identifier: string; account: AccountId; currency: string; amount: Amount }): Promise<void>;
  setSpeed(request: { speed: ClockSpeed }): Promise<void>;
  /** Runs everything that is due in the next `milliseconds`, in order. */
  advance(request: { milliseconds: number }): Promise<void>;
  setFaults(faults: Partial<Faults>): Promise<void>;
  /** Cuts the realtime connection once; it may come back at once. */
  dropSocket(): Promise<void>;
  /** Throws everything away and starts again, with a seed of one's choice. */
  reset(request: { seed?: number }): Promise<void>;
}
export const PresenterPort = createToken<PresenterPort>('PresenterPort');
