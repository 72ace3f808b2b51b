import type { Kernel } from './kernel.ts';
import type { World } from './domain/mounted-domain.ts';
import type { Peers } from './requests/peers.ts';
import { Stress } from './stress.ts';

/** After a jump only the ticks of this last span are sent, in real time. */
const longestBroadcastMs = 2000;
/** The pace at which positions are sent, in real seconds: a faster clock makes no person read faster. */
const pictureEveryMs = 1000;

/** Tells those who listen what the time that passes brings. */
export class Telling {
  readonly #peers: Peers;
  readonly #stress = new Stress();
  #toldUntil = 0;
  #picturedAt = 0;

  constructor(peers: Peers) {
    this.#peers = peers;
  }

  /** Events before this moment are not sent. */
  beginAt(cursor: number): void {
    this.#toldUntil = cursor;
    this.#picturedAt = cursor;
  }

  setStress(quotesASecond: number, realNow: number): void {
    this.#stress.set(quotesASecond, realNow);
  }

  /** What has happened since the last time. */
  tell(kernel: Kernel, world: World, realNow: number): void {
    const { composition } = kernel;
    const { speed } = kernel.clock;
    this.#peers.deliver(kernel.takePushed());
    const { at } = world;
    const from = Math.max(this.#toldUntil, at - longestBroadcastMs * Math.max(1, speed));
    if (at > from) this.#peers.deliver(composition.eventsSince(from, at, speed));
    this.#toldUntil = at;
    const everyMs = pictureEveryMs * Math.max(1, speed);
    if (Math.floor(at / everyMs) !== Math.floor(this.#picturedAt / everyMs)) {
      this.#peers.deliver(composition.personalEventsSince(this.#picturedAt, world, this.#peers.users()));
      this.#picturedAt = at;
    }
    const { first, count } = this.#stress.due(realNow);
    if (count > 0) this.#peers.deliver(composition.stressEvents(at, first, count));
  }
}
