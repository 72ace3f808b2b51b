import type { AccountScope } from '../../../src/core/account/account-scope.ts';
import type { Token } from '../../../src/core/di/token.ts';
import type { CurrencyId } from '../../../src/core/domain/market/instrument.ts';
import { AppError, type AppErrorKind } from '../../../src/core/errors/app-error.ts';
import { isPositive } from '../../../src/core/money/fixed-point.ts';
import type { Price, Quantity } from '../../../src/core/money/amount.ts';
import type { MarketPort } from '../../../src/core/ports/market-port.ts';
import type { Session } from '../../../src/core/platform/session.ts';

/** A pair of the server that can be traded on the spot market. */
export interface Ground {
  readonly symbol: string;
  readonly pair: { readonly baseId: CurrencyId; readonly quoteId: CurrencyId };
  readonly lastPrice: Price | undefined;
  readonly priceStep: Price | undefined;
  readonly quantityStep: Quantity | undefined;
}

/** One client in front of one server, of which nothing else is known. */
export interface PromiseWorld {
  readonly account: AccountScope;
  readonly session: Session;
  port<T>(token: Token<T>): T;
  /** Fails with UnmetNeed where there is no such pair. */
  ground(): Promise<Ground>;
  /** Time of the server, epoch ms. */
  now(): number;
}

/** A promise of a port that every server keeps, whatever its data are. */
export interface PortPromise {
  /** `method: what it promises`. */
  readonly title: string;
  readonly needs: 'nobody' | 'person';
  /** It asks for something that a server has to refuse, and would change the account where it is not refused. */
  readonly isRisky: boolean;
  /** Fails: BrokenPromise, UnmetNeed, and the AppErrors of the port. */
  readonly check: (world: PromiseWorld) => Promise<void>;
}

export const promise = (title: string, needs: PortPromise['needs'], check: PortPromise['check']): PortPromise => ({
  title,
  needs,
  isRisky: false,
  check,
});

/** That a writing call refuses a person. It asks for an amount of nothing, so that no server can move money by it. */
export const refusal = (title: string, check: PortPromise['check']): PortPromise => ({
  title,
  needs: 'person',
  isRisky: true,
  check,
});

export const methodOf = ({ title }: { title: string }): string => title.slice(0, title.indexOf(':'));

export interface Difference {
  /** Where it was seen: the path of a field, or the name of what was compared. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

export class BrokenPromise extends Error {
  readonly difference: Difference;

  constructor(difference: Difference) {
    super(`${difference.at}: expected ${difference.expected}, got ${difference.got}`);
    this.name = 'BrokenPromise';
    this.difference = difference;
  }
}

/** The server has nothing on which the promise could be tried, or what it builds on cannot be had. */
export class UnmetNeed extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'UnmetNeed';
  }
}

export function see(isSo: boolean, difference: Difference): asserts isSo {
  if (!isSo) throw new BrokenPromise(difference);
}

/** The question is refused, with a text for the person. */
export async function seeRefused(question: Promise<unknown>, kind: AppErrorKind = 'server'): Promise<void> {
  const answer = await question.then(
    () => 'accepted',
    (error: unknown) => error,
  );
  if (answer instanceof AppError && answer.kind !== kind && answer.kind !== 'session-expired') throw answer;
  const expected = kind === 'server' ? 'type "error"' : 'type "999"';
  const got = answer instanceof AppError ? (answer.kind === 'server' ? 'type "error"' : 'type "999"') : 'type "ok"';
  see(answer instanceof AppError && answer.kind === kind, { at: 'type', expected, got });
}

/** No id twice. */
export function seeNoRepetition(rows: readonly { readonly id: string }[], at: string): void {
  const ids = rows.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  see(repeated.length === 0, { at, expected: 'every id once', got: `${repeated.length} of ${ids.length} twice` });
}

export async function groundOf(market: MarketPort): Promise<Ground> {
  const { rows: listed } = await market.instruments();
  const traded = listed.filter(({ instrument }) => instrument.allows.spot && instrument.isOpen !== false);
  const found = traded.find(({ instrument }) => instrument.symbol === 'BTC/USDT') ?? traded[0];
  if (found === undefined) throw new UnmetNeed('the server has no pair that is open on the spot market');
  const { instrument, quote } = found;
  return {
    symbol: instrument.symbol,
    pair: { baseId: instrument.base.id, quoteId: instrument.quote.id },
    lastPrice: quote.price !== undefined && isPositive(quote.price) ? quote.price : undefined,
    priceStep: instrument.priceStep,
    quantityStep: instrument.quantityStep,
  };
}
