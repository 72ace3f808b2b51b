import { createToken } from '../di/token.ts';
import type { Amount } from '../money/amount.ts';
import type { AccountId } from '../account/account-scope.ts';
import type { MarketCategory } from '../domain/instrument.ts';
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

export const marketMoods = ['usual', 'calm', 'volatile'] as const;
/** How large the moves of prices are. */
export type MarketMood = (typeof marketMoods)[number];

/** Instead of one pair's symbol: every pair. */
export const allPairs = 'all';

/** What may be done to the market. It looks at nobody's orders, and takes effect with the next tick. */
export type MarketControl =
  | { readonly kind: 'mood'; readonly pair: string; readonly mood: MarketMood }
  /** Adds `percent` to the price over the next `minutes` on top of the usual moves; 0 ends an earlier one. */
  | { readonly kind: 'trend'; readonly pair: string; readonly percent: number; readonly minutes: number }
  /** The price jumps by `percent` and goes on from there; -50 to 100. A pair that stands still jumps when it opens. */
  | { readonly kind: 'gap'; readonly pair: string; readonly percent: number }
  | { readonly kind: 'halt'; readonly pair: string; readonly isHalted: boolean }
  | { readonly kind: 'closure'; readonly category: MarketCategory; readonly isClosed: boolean }
  /** Ends everything that is on; prices go on from where they are. */
  | { readonly kind: 'usual' };

/** A control that is on. A gap is over as soon as it has happened. */
export type ActiveMarketControl = Extract<MarketControl, { kind: 'mood' | 'trend' | 'halt' | 'closure' }>;

export interface PresenterState {
  readonly seed: number;
  /** Time of the backend, epoch ms. */
  readonly now: number;
  readonly speed: ClockSpeed;
  readonly faults: Faults;
  /** Entries waiting in the backend's queue. */
  readonly pendingEntries: number;
  /** What the market is under, in the order it was asked for. */
  readonly market: readonly ActiveMarketControl[];
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
  /** Journalled like an order: the same seed with the same controls at the same times is the same market. */
  shapeMarket(control: MarketControl): Promise<void>;
  /** Cuts the realtime connection once; it may come back at once. */
  dropSocket(): Promise<void>;
  /** Throws everything away and starts again, with a seed of one's choice. */
  reset(request: { seed?: number }): Promise<void>;
}
export const PresenterPort = createToken<PresenterPort>('PresenterPort');
