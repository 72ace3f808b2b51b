import { decisionCommands } from './decision-commands.ts';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import type { SceneId } from '../../../core/domain/server/scene-id.ts';
import { amount as amountText, type Price, type Rate } from '../../../core/money/amount.ts';
import { roundToStep } from '../../../core/money/arithmetic.ts';
import { compare, fromSteps, multiply } from '../../../core/money/fixed-point.ts';
import type {
  ActiveMarketControl,
  ClockSpeed,
  Decision,
  MarketControl,
  OpenCase,
  OpenSale,
  PersonaId,
  Publication,
  Standing,
} from '../../../core/ports/presenter-port.ts';
import { readSpeed } from './kernel/clock/engine-clock.ts';
import { Refusal, type Json } from './kernel/basics/engine-types.ts';
import { tokenHash } from './kernel/basics/secrets.ts';
import type { Basis, Beginning, Composition, Kernel } from './kernel/kernel.ts';
import { nextOpening } from './market/facts/hours.ts';
import { contractAccounts } from './products/contracts/contract-account.ts';
import { everybody } from './people/messages/messages-book.ts';
import { optionAccounts } from './products/options/option-account.ts';
import { heldCurrencies } from './ledger/currencies.ts';
import { demoPassword, demoPasswordHash, findPersona } from './seed/personas.ts';
import type { StagedContract, StagedGrant, StagedOption, StagedOrder } from './staged-orders.ts';
import { spotAccounts } from './products/spot/spot-account.ts';
import { clockCommand, fileOf } from './storage/stored-kernel.ts';
import { holds } from './ledger/wallet-rows.ts';

/** The part of the engine that the control needs. */
export interface ControlledEngine {
  kernel(): Kernel;
  now(): number;
  realNow(): number;
  execute(command: string, argument: Json): Promise<Json>;
  reset(beginning: Beginning): Promise<void>;
  load(file: string): Promise<void>;
  dropSockets(): void;
  setStress(quotesASecond: number): void;
  tick(): void;
  catchUp(): Promise<void>;
  lived(): number | undefined;
}

export interface EngineState {
  readonly seed: number;
  readonly words: DialectName;
  /** Engine time, epoch ms. */
  readonly now: number;
  readonly speed: ClockSpeed;
  /** Entries waiting in the agenda. */
  readonly pendingEntries: number;
  readonly market: readonly ActiveMarketControl[];
  readonly cases: readonly OpenCase[];
  readonly standings: readonly Standing[];
  readonly sales: readonly OpenSale[];
  readonly scene: SceneId | undefined;
  readonly isWorkedIn: boolean;
  /** The time skipped since the start, because simulating it would have taken too long. */
  readonly skippedMs: number;
  /** Percent of a long sleep that is caught up; undefined while no request has to wait for it. */
  readonly lived: number | undefined;
}

/** By convention of the protocol. */
const tetherId = '3';
/** In any currency: large enough for every demo, small enough for every column of a screen. */
const largestTopUp = amountText('1000000000');
const longestJumpMs = 400 * 24 * 3_600_000;

/** The API of the presenter's panel: how to act on a running engine from outside the wire. Rejects with Refusal. */
export class EngineControl {
  readonly #engine: ControlledEngine;
  readonly #listeners = new Set<() => void>();
  #skippedMs = 0;

  constructor(engine: ControlledEngine) {
    this.#engine = engine;
  }

  /** The person behind a token, while its session lasts. */
  ownerOf(token: string): string | undefined {
    return token === '' ? undefined : this.#engine.kernel().composition.authenticate(tokenHash(token));
  }

  /** The basis of the present world: a new object for each world. */
  basis(): Basis {
    return this.#engine.kernel().basis;
  }

  state(): EngineState {
    const kernel = this.#engine.kernel();
    const { market, scene, sceneWork } = kernel.composition.presented(this.#engine.now());
    return {
      seed: kernel.basis.seed,
      words: kernel.basis.words ?? 'standard',
      now: this.#engine.now(),
      speed: readSpeed(kernel.clock.speed),
      pendingEntries: kernel.agenda.size,
      market,
      cases: kernel.composition.cases(),
      standings: kernel.composition.standings(),
      sales: kernel.composition.sales(),
      scene,
      isWorkedIn: kernel.work > sceneWork,
      skippedMs: this.#skippedMs,
      lived: this.#engine.lived(),
    };
  }

  /** Runs after every change made here. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The clock is catching up, or has just skipped time. */
  tellTime(skippedMs: number): void {
    this.#skippedMs += skippedMs;
    this.#changed();
  }

  /** What a seeded person had on the days before this world began, in USDT, oldest first. */
  worthDays(user: string): ReturnType<Composition['worthDays']> {
    return this.#engine.kernel().composition.worthDays(user);
  }

  async becomePersona(id: PersonaId): Promise<{ identifier: string; password: string }> {
    const persona = findPersona(id);
    if (persona === undefined) throw new Refusal('unknownAccount');
    await this.#engine.execute('access.restorePassword', { login: persona.login, passwordHash: demoPasswordHash });
    return { identifier: persona.login, password: demoPassword };
  }

  async topUp({ identifier, account, wallet = 'change', currency, amount }: StagedGrant): Promise<void> {
    if (compare(amount, largestTopUp) > 0) throw new Refusal('amountTooLarge', { max: largestTopUp });
    const user = this.#engine.kernel().composition.findUser(identifier);
    if (user === undefined) throw new Refusal('unknownAccount');
    const held = heldCurrencies.find(({ name }) => name === currency);
    if (held === undefined || !holds(wallet, held)) throw new Refusal('unknownWallet');
    await this.#engine.execute('wallet.grant', { user, account, wallet, currency, amount });
    this.#changed();
  }

  /** Rejects an empty text, and an unknown person. */
  async publish(publication: Publication): Promise<void> {
    const { kind, title, html } = publication;
    if (kind === 'announcement') await this.#engine.execute('content.announce', { title, html });
    else {
      const to =
        publication.to === 'everybody' ? everybody : this.#engine.kernel().composition.findUser(publication.to);
      if (to === undefined) throw new Refusal('unknownAccount');
      await this.#engine.execute('messages.send', { to, isPopUp: kind === 'popUp', title, html });
    }
    this.#changed();
  }

  async setSpeed(speed: ClockSpeed): Promise<void> {
    await this.#setClock({ jumpMs: 0, speed });
  }

  /** Runs everything due on the way, in order. */
  async advance(milliseconds: number): Promise<void> {
    if (!Number.isSafeInteger(milliseconds) || milliseconds < 0 || milliseconds > longestJumpMs)
      throw new Refusal('parameter');
    await this.#setClock({ jumpMs: milliseconds, speed: this.state().speed });
  }

  /** Jumps to the next due entry or the next opening of a market, the earlier of the two. */
  async advanceToNextEvent(): Promise<void> {
    await this.#engine.catchUp();
    const now = this.#engine.now();
    const kernel = this.#engine.kernel();
    const opening = nextOpening(now);
    await this.advance(Math.ceil((kernel.nextEvent(opening) ?? opening) - now));
  }

  async placeOrder({ persona, account, symbol, side, share, amount }: StagedOrder): Promise<void> {
    // A jump without listeners runs nothing, and the price from before it would be stale.
    await this.#engine.catchUp();
    const now = this.#engine.now();
    const { composition } = this.#engine.kernel();
    const user = composition.findUser(findPersona(persona)?.login ?? '');
    const instrument = composition.market.find(symbol);
    const spot = spotAccounts.find((candidate) => candidate.account === account);
    if (user === undefined || instrument === undefined || spot === undefined) throw new Refusal('parameter');
    const last = fromSteps(composition.market.lastPrice(symbol, now), instrument.priceStep);
    await this.#engine.execute(`${spot.domain}.placeSpotOrder`, {
      user,
      base: String(instrument.baseId),
      quote: String(instrument.quoteId),
      side,
      price: roundToStep(multiply(last, share), instrument.priceStep),
      amount,
    });
  }

  async placeOption({ persona, account, symbol, ...wish }: StagedOption): Promise<void> {
    const { composition } = this.#engine.kernel();
    const user = composition.findUser(findPersona(persona)?.login ?? '');
    const instrument = composition.market.find(symbol);
    const desk = optionAccounts.find((candidate) => candidate.account === account);
    if (user === undefined || instrument === undefined || desk === undefined) throw new Refusal('parameter');
    const match = String(instrument.id);
    await this.#engine.execute(`${desk.domain}.placeSecondsOrder`, { user, match, currency: tetherId, ...wish });
  }

  async openContract({ persona, account, symbol, stops, ...wish }: StagedContract): Promise<void> {
    const now = this.#engine.now();
    const { composition } = this.#engine.kernel();
    const user = composition.findUser(findPersona(persona)?.login ?? '');
    const instrument = composition.market.find(symbol);
    const desk = contractAccounts.find((candidate) => candidate.account === account);
    if (user === undefined || instrument === undefined || desk === undefined) throw new Refusal('parameter');
    const last = fromSteps(composition.market.lastPrice(symbol, now), instrument.priceStep);
    const levelAt = (share: Rate): Price => roundToStep(multiply(last, share), instrument.priceStep);
    const id = await this.#engine.execute(`${desk.root}.placeContractOrder`, {
      user,
      base: String(instrument.baseId),
      quote: String(instrument.quoteId),
      direction: wish.direction,
      status: '1',
      lots: String(wish.lots),
      leverage: String(wish.leverage),
      limit: null,
    });
    if (stops === undefined) return;
    const levels = { takeProfit: levelAt(stops.takeProfit), stopLoss: levelAt(stops.stopLoss) };
    await this.#engine.execute(`${desk.root}.setContractStops`, { user, id, ...levels });
  }

  /** Marks the end of a scene's setup. */
  async markScene(scene: SceneId): Promise<void> {
    await this.#engine.execute('scene.ready', { scene, work: this.#engine.kernel().work });
    this.#changed();
  }

  async shapeMarket(control: MarketControl): Promise<void> {
    await this.#engine.execute('market.intervene', control);
    this.#engine.tick();
    this.#changed();
  }

  async decide({ kind, identifier, ...decision }: Decision): Promise<void> {
    // A sale of new tokens belongs to no person.
    const user = kind === 'sale' ? '' : this.#engine.kernel().composition.findUser(identifier);
    if (user === undefined) throw new Refusal('unknownAccount');
    await this.#engine.execute(decisionCommands[kind], { user, ...decision });
    this.#changed();
  }

  dropSockets(): void {
    this.#engine.dropSockets();
  }

  /** This many quotes per second beyond those of the market, for all open pairs in turn; 0 ends it. Never stored. */
  setStress(quotesASecond: number): void {
    this.#engine.setStress(quotesASecond);
  }

  async reset(beginning: Beginning): Promise<void> {
    const { seed } = beginning;
    if (seed !== undefined && !Number.isSafeInteger(seed)) throw new Refusal('parameter');
    await this.#engine.reset(beginning);
    this.#skippedMs = 0;
    this.#changed();
  }

  /** The whole world as the text of a file. */
  async savedWorld(): Promise<string> {
    await this.#engine.catchUp();
    return fileOf(this.#engine.kernel());
  }

  /** Continues a saved world. Rejects with WorldFileError, having changed nothing. */
  async loadWorld(file: string): Promise<void> {
    await this.#engine.load(file);
    this.#skippedMs = 0;
    this.#changed();
  }

  async #setClock({ jumpMs, speed }: { jumpMs: number; speed: ClockSpeed }): Promise<void> {
    await this.#engine.catchUp();
    const setting = { base: this.#engine.now() + jumpMs, realBase: this.#engine.realNow(), speed };
    await this.#engine.execute(clockCommand, setting);
    this.#engine.tick();
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
