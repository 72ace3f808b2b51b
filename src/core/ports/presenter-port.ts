import { createToken } from '../di/token.ts';
import type { Amount } from '../money/amount.ts';
import type { Faults } from '../domain/server/backend-faults.ts';
import type { DialectName } from '../domain/server/dialect-name.ts';
import type { SceneId } from '../domain/server/scene-id.ts';
import type { AccountId } from '../account/account-scope.ts';
import type { TraderDecision } from '../domain/products/copy-trading.ts';
import type { MarketCategory } from '../domain/market/instrument.ts';
import type { IdentityLevel } from '../domain/people/identity.ts';
import type { WalletAccount } from '../domain/wallets/wallet.ts';
import type { Unsubscribe } from '../platform/realtime-transport.ts';

export const personaIds = ['newcomer', 'lv1', 'lv2', 'trader', 'overdue', 'frozen', 'abnormal'] as const;
export type PersonaId = (typeof personaIds)[number];

/** The code that the demo's backend accepts from everyone, because it cannot send one. */
export const demoVerificationCode = '246810';

export const clockSpeeds = [0, 1, 60, 3600] as const;
/** 0 is paused. */
export type ClockSpeed = (typeof clockSpeeds)[number];

export const marketMoods = ['usual', 'calm', 'volatile'] as const;
/** How large the moves of prices are. */
export type MarketMood = (typeof marketMoods)[number];

/** Instead of one pair's symbol: every pair. */
export const allPairs = 'all';

/** The range of a jump or a trend, in percent; it keeps prices positive. */
export const moveLimits = { min: -50, max: 100 } as const;

/** What may be done to the market. It sees no orders, and takes effect with the next tick. */
export type MarketControl =
  | { readonly kind: 'mood'; readonly pair: string; readonly mood: MarketMood }
  /**
   * Adds `percent` to the price over the next `minutes` on top of the usual moves, within `moveLimits`; 0 ends an
   * earlier trend.
   */
  | { readonly kind: 'trend'; readonly pair: string; readonly percent: number; readonly minutes: number }
  /** The price jumps by `percent`, within `moveLimits`, and continues from there. A closed pair jumps when it opens. */
  | { readonly kind: 'gap'; readonly pair: string; readonly percent: number }
  | { readonly kind: 'halt'; readonly pair: string; readonly isHalted: boolean }
  | { readonly kind: 'closure'; readonly category: MarketCategory; readonly isClosed: boolean }
  /** Ends every control; prices continue from where they are. */
  | { readonly kind: 'usual' };

/** An active control. A gap ends at once. */
export type ActiveMarketControl = Extract<MarketControl, { kind: 'mood' | 'trend' | 'halt' | 'closure' }>;

export interface SceneWish {
  readonly scene: SceneId;
  readonly seed?: number;
  readonly persona?: PersonaId;
  /** Stops before the event that the scene is about: `advance` lets it happen before everyone's eyes. */
  readonly isHeld?: boolean;
}

/** The net worth of a person with real money at the end of a day. */
export interface WorthDay {
  /** Epoch ms. */
  readonly at: number;
  /** In USDT. */
  readonly worth: Amount;
  /** What had been repaid of loans until then, in USDT. */
  readonly repaid: Amount;
}

/** The person of the scene, and the page to open first. */
export interface PlayedScene {
  readonly identifier: string;
  readonly password: string;
  /** Belongs to an open session: the scene's trouble starts after the sign-in. */
  readonly token: string;
  /** A path of the product, without `#`. */
  readonly path: string;
}

/** Free money for a user with this sign-in name. */
export interface TopUp {
  readonly identifier: string;
  readonly account: AccountId;
  /** Default: the spot account. */
  readonly wallet?: WalletAccount;
  /** A ticker that this account holds, e.g. USDT. */
  readonly currency: string;
  readonly amount: Amount;
}

/** What waits for a decision of the back office. Kinds of other areas join this union. */
export interface IdentityCase {
  readonly kind: 'identity';
  readonly identifier: string;
  readonly level: IdentityLevel;
  /** As the application gives it. */
  readonly name: string;
}
/** A payment that a person reports as made. */
export interface DepositCase {
  readonly kind: 'deposit';
  readonly identifier: string;
  readonly id: number;
  readonly amount: Amount;
  /** Ticker. */
  readonly currency: string;
}
/** Money that a person has asked to withdraw. */
export interface WithdrawalCase extends Omit<LoanCase, 'kind'> {
  readonly kind: 'withdrawal';
}
/**
 * A requested loan, a reported repayment, a purchase that waits for an account to pay to, one whose payment is to be
 * found, and an order of lock mining.
 */
export interface LoanCase {
  readonly kind: 'loan' | 'repayment' | 'purchase' | 'purchasePayment' | 'mining';
  readonly identifier: string;
  readonly id: number;
  readonly amount: Amount;
  /** Ticker. */
  readonly currency: string;
}
/** An auction with a person's bid (`id` of the artwork), and one that a person has won and not paid (of the order). */
export interface AuctionCase extends Omit<LoanCase, 'kind'> {
  readonly kind: 'auction' | 'wonAuction';
  readonly name: string;
}
export type OpenCase = IdentityCase | DepositCase | LoanCase | WithdrawalCase | AuctionCase;

export interface IdentityDecision {
  readonly kind: 'identity';
  readonly identifier: string;
  readonly level: IdentityLevel;
  readonly isApproved: boolean;
  /** Shown to the person with a refusal. */
  readonly reason: string;
}
export interface DepositDecision {
  readonly kind: 'deposit';
  readonly identifier: string;
  readonly id: number;
  /** Credits the spot account. */
  readonly isApproved: boolean;
  readonly reason: string;
}
/** The last three only speed up an auction: it ends now, a bot of the demo bids, the day to pay runs out. */
export interface LoanDecision {
  readonly kind: LoanCase['kind'] | 'auctionEnd' | 'botBid' | 'paymentLapse';
  readonly identifier: string;
  readonly id: number;
  /**
   * Pays the loan out to the spot account; counts the repayment; names an account; credits the purchase; starts the
   * term.
   */
  readonly isApproved: boolean;
  readonly reason: string;
}
/** What support has done to an account; all of it is reversible. */
export interface Standing {
  readonly identifier: string;
  readonly fundsFrozen: boolean;
  /** The wallet's status is abnormal. */
  readonly walletHeld: boolean;
}
export interface StandingDecision extends Standing {
  readonly kind: 'standing';
}
export interface WithdrawalDecision {
  readonly kind: 'withdrawal';
  readonly identifier: string;
  readonly id: number;
  /** Sends it; otherwise all of it is returned. */
  readonly isApproved: boolean;
  /** Shown to the person with a refusal. */
  readonly reason: string;
}
/** A sale of new tokens that has not ended. */
export interface OpenSale {
  readonly id: number;
  readonly title: string;
}
/** About a sale, which belongs to no person: `identifier` is empty. */
export interface SaleDecision {
  readonly kind: 'sale';
  readonly identifier: '';
  readonly id: number;
  /** Its next phase begins now; otherwise the present one lasts a day longer. */
  readonly isNext: boolean;
}
export type Decision =
  | IdentityDecision
  | DepositDecision
  | LoanDecision
  | WithdrawalDecision
  | StandingDecision
  | SaleDecision
  | TraderDecision;

/**
 * A message of the operator: to one person by sign-in name, to everybody with an account, or to every visitor. `html`
 * is HTML.
 */
export type Publication =
  | { readonly kind: 'message' | 'popUp'; readonly to: string; readonly title: string; readonly html: string }
  | { readonly kind: 'announcement'; readonly title: string; readonly html: string };

/** `other-version`: this version cannot read the file. Only `done` changes anything. */
export type ResetOutcome = 'done' | 'foreign-file' | 'damaged-file' | 'other-version';

export const keepings = ['kept', 'full', 'torn', 'skipped', 'this-visit'] as const;
/**
 * The state of the backend's storage. `full`: the last change found no space and was refused; `torn`: the last change
 * before this start was written incompletely and is lost; `skipped`: it slept so long that some time was left out;
 * `this-visit`: nothing outlives the page.
 */
export type Keeping = (typeof keepings)[number];

export interface PresenterState {
  readonly seed: number;
  /** The family of servers that the backend imitates. */
  readonly words: DialectName;
  /** Time of the backend, epoch ms. */
  readonly now: number;
  readonly speed: ClockSpeed;
  readonly faults: Faults;
  readonly keeping: Keeping;
  /** Percent of a long sleep that the backend has lived through; undefined while no call has to wait for that. */
  readonly lived?: number | undefined;
  /** Entries waiting in the backend's queue. */
  readonly pendingEntries: number;
  /** The sign-in name of every persona. */
  readonly people: readonly { readonly persona: PersonaId; readonly identifier: string }[];
  /** The scene last played in this world, while its situation still holds. */
  readonly scene: SceneId | undefined;
  /** A person has done more since the start or the scene than sign in and look. */
  readonly isWorkedIn: boolean;
  /** Active controls, in the order of their start. */
  readonly market: readonly ActiveMarketControl[];
  /** Pending decisions of the operator. */
  readonly cases: readonly OpenCase[];
  /** One per account. */
  readonly standings: readonly Standing[];
  readonly sales: readonly OpenSale[];
}

/** How far the world goes on. */
export type Advance = { readonly milliseconds: number } | { readonly to: 'next-event' | 'scene-event' };

/** How a new world begins; absent fields keep their value. */
export interface NewWorld {
  readonly seed?: number;
  /** The family of servers that the backend imitates. */
  readonly words?: DialectName;
}

/** The people that a demo comes with. */
interface DemoPeople {
  /** Creates the persona if needed and resolves with its sign-in. */
  becomePersona(request: { persona: PersonaId }): Promise<{ identifier: string; password: string }>;
  /** What a person of the demo had in all on the days before its world began, oldest first; none for other people. */
  worthDays(request: { userId: string }): Promise<readonly WorthDay[]>;
}

/**
 * The presenter's controls of the demo and the sandbox: the only way to act on the backend from outside the wire.
 * Bound in the demo alone. Fails: server.
 */
export interface PresenterPort extends DemoPeople {
  state(): Promise<PresenterState>;
  /** Runs after every change of the state above. */
  watchState(listener: (state: PresenterState) => void): Unsubscribe;
  topUp(topUp: TopUp): Promise<void>;
  /** `to` is a sign-in name or `everybody`. Refused without text, and for an unknown person. */
  publish(publication: Publication): Promise<void>;
  setSpeed(request: { speed: ClockSpeed }): Promise<void>;
  /**
   * Runs everything due on the way, in order. The next event is the next due action or the next opening of a market: at
   * least one happens within a week. The scene's event is what a held scene waits for; without one nothing happens.
   */
  advance(request: Advance): Promise<void>;
  setFaults(faults: Partial<Faults>): Promise<void>;
  /** Journalled like an order: the same seed with the same controls at the same times gives the same market. */
  shapeMarket(control: MarketControl): Promise<void>;
  /** Decides a pending case; a decided case is refused. */
  decide(decision: Decision): Promise<void>;
  /** Drops the realtime connection once; it may reconnect at once. */
  dropSocket(): Promise<void>;
  /** Resets the world, with the same seed or another, and makes the scene, with its own persona or another. */
  playScene(wish: SceneWish): Promise<PlayedScene>;
  /** The whole world as the text of a file, without uploaded pictures, which stay where they are. */
  saveWorld(): Promise<string>;
  /**
   * Resets the world and all faults, and starts again: with a chosen seed or family, or from a saved world. A refused
   * file changes nothing.
   */
  reset(request: NewWorld | { file: string }): Promise<ResetOutcome>;
}
export const PresenterPort = createToken<PresenterPort>('PresenterPort');
