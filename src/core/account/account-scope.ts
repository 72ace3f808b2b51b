import type { Token } from '../di/token.ts';
import type { Ports } from '../di/use-port.ts';

export const accountIds = ['live', 'moni'] as const;
/** `live` is the person's real account, `moni` the simulated one on the same server. */
export type AccountId = (typeof accountIds)[number];

/** One account's view of the ports. Screens get it from `useAccount` and never ask which one it is. */
export class AccountScope {
  readonly id: AccountId;
  readonly #ports: Ports;

  constructor(id: AccountId, ports: Ports) {
    this.id = id;
    this.#ports = ports;
  }

  /** Only for labels of money: nothing else may depend on it. */
  get isSimulated(): boolean {
    return this.id === 'moni';
  }

  port<T>(token: Token<T>): T {
    return this.#ports.get<T>(token);
  }
}
