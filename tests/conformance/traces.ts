import { AppError } from '../../src/core/errors/app-error.ts';
import { FavouritesPort } from '../../src/core/ports/favourites-port.ts';
import { TradingPort } from '../../src/core/ports/trading-port.ts';
import { UnmetNeed, type PromiseWorld } from '../contract/promises/port-promise.ts';

interface Present {
  readonly orders: readonly string[];
  readonly contracts: readonly string[];
  readonly favourites: readonly string[];
}

async function presentIn({ account, ground }: PromiseWorld): Promise<Present> {
  const { pair } = await ground();
  const orders = await account.port(TradingPort).spotOrders({ pair, status: 'pending', page: 1, limit: 100 });
  const favourites = await account.port(FavouritesPort).favourites();
  // A server without contracts has none that could be left behind.
  const waiting = await attempt(() =>
    account.port(TradingPort).contractOrders({ status: 'pending', page: 1, limit: 100 }),
  );
  return {
    orders: orders.items.map(({ id }) => id),
    contracts: waiting?.orders.items.map(({ id }) => id) ?? [],
    favourites: favourites.map(({ id }) => id),
  };
}

const isExpected = (error: unknown): boolean => error instanceof AppError || error instanceof UnmetNeed;

/** Undefined where the server does not let it be done. */
async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    if (isExpected(error)) return undefined;
    throw error;
  }
}

/** What a run leaves on a server, and taking it away again. */
export class Traces {
  readonly tokens: string[] = [];
  readonly leftBehind: string[] = [];
  #before: Present | undefined;

  /** What is there before anything is written. False when it cannot be read. */
  async remember(world: PromiseWorld): Promise<boolean> {
    this.#before = await attempt(() => presentIn(world));
    return this.#before !== undefined;
  }

  /** Takes back what has come since, and notes what stays. */
  async remove(world: PromiseWorld): Promise<void> {
    const { account } = world;
    const written = await this.#written(world);
    for (const id of written?.orders ?? []) await attempt(() => account.port(TradingPort).cancelSpotOrder({ id }));
    for (const id of written?.contracts ?? [])
      await attempt(() => account.port(TradingPort).cancelContractOrder({ id }));
    for (const favouriteId of written?.favourites ?? [])
      await attempt(() => account.port(FavouritesPort).removeFavourite({ favouriteId }));
    const left = await this.#written(world);
    const where = account.isSimulated ? 'simulated' : 'real';
    if (left === undefined) this.leftBehind.push(`whatever was written to the ${where} account: it cannot be read`);
    for (const id of left?.orders ?? []) this.leftBehind.push(`order ${id} in the ${where} account`);
    for (const id of left?.contracts ?? []) this.leftBehind.push(`contract order ${id} in the ${where} account`);
    for (const id of left?.favourites ?? []) this.leftBehind.push(`favourite ${id} in the ${where} account`);
  }

  async #written(world: PromiseWorld): Promise<Present | undefined> {
    const [before, now] = [this.#before, await attempt(() => presentIn(world))];
    if (before === undefined || now === undefined) return undefined;
    return {
      orders: now.orders.filter((id) => !before.orders.includes(id)),
      contracts: now.contracts.filter((id) => !before.contracts.includes(id)),
      favourites: now.favourites.filter((id) => !before.favourites.includes(id)),
    };
  }
}
