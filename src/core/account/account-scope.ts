import type { Container } from 'inversify';
import type { Token } from '../di/token.ts';

export const accountIds = ['live', 'moni'] as const;
/** `live` is the person's real account, `moni` the simulated one on the same server. */
export type AccountId = (typeof accountIds)[number];

/** One account's view of the ports. Screens get it from `useAccount` and never ask which one it is. */
export class AccountScope {
  readonly id: AccountId;
  readonly #container: Container;

  constructor(id: AccountId, container: Container) {
    this.id = id;
    this.#container = container;
  }

  /** Only for labels of money: nothing else may depend on it. */
  get isSimulated(): boolean {
    return this.id === 'moni';
  }

  port<T>(token: Token<T>): T {
    return this.#container.get<T>(token);
  }

  /** False for ports that this account does not have (simulated accounts have no deposits, for one). */
  supports<T>(token: Token<T>): boolean {
    return this.#container.isBound(token);
  }
}
