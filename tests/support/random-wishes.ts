import * as v from 'valibot';
import { price, quantity } from '../../src/core/money/amount.ts';
import { fromSteps } from '../../src/core/money/fixed-point.ts';
import type { Json } from '../../src/adapters/mock/engine/kernel/basics/engine-types.ts';
import type { Kernel } from '../../src/adapters/mock/engine/kernel/kernel.ts';
import { roundsAround } from '../../src/adapters/mock/engine/products/quiz/quiz-rounds.ts';
import { purchase, withdraw } from './random-requests.ts';
import { buyShares, lock } from './random-yields.ts';
import { evenAt, streamOf } from '../../src/adapters/mock/engine/market/chance/chance.ts';

/** Who acts in a walk. */
export const people = ['70001', '70003', '70004', '70006'];
const pairs = ['BTC/USDT', 'ETH/USDT', 'DOGE/USDT', 'LTC/USDT'];
const currencies = ['USDT', 'BTC', 'ETH', 'DOGE', 'LTC', 'XYZ'];
const wallets = ['change', 'legal', 'lever', 'micro'];

/** Draws of a walk, one after the other; the same seed makes the same ones. */
export class Draws {
  readonly #stream: number;
  #count = 0;

  constructor(seed: number) {
    this.#stream = streamOf(seed, 1);
  }

  below(limit: number): number {
    this.#count += 1;
    return Math.floor(evenAt(this.#stream, this.#count) * limit);
  }

  of<T>(choices: readonly T[]): T {
    const chosen = choices[this.below(choices.length)];
    if (chosen === undefined) throw new RangeError('nothing to choose from');
    return chosen;
  }
}

export interface Wish {
  readonly command: string;
  readonly argument: Json;
}

/** Who placed what is in the books, by domain; ids count from 1. */
export type Placed = Readonly<Record<(typeof books)[number], string[]>>;
const books = ['spot', 'monispot', 'lever', 'monilever', 'purchases', 'withdrawals', 'mining'] as const;
const makers = ['placeSpotOrder', 'placeContractOrder', 'placePurchase', 'request', 'lockFunds'];
const bookOf = (command: string): (typeof books)[number] | undefined =>
  books.find((book) => makers.some((maker) => command === `${book}.${maker}`));

export const nothingPlaced = (): Placed => ({
  spot: [],
  monispot: [],
  lever: [],
  monilever: [],
  purchases: [],
  withdrawals: [],
  mining: [],
});

/** Keeps the owner of an order that was accepted. */
export function remember(placed: Placed, { command, argument }: Wish): void {
  const book = bookOf(command);
  if (book !== undefined) placed[book].push(v.parse(v.object({ user: v.string() }), argument).user);
}

export interface Moment {
  readonly kernel: Kernel;
  readonly at: number;
  readonly placed: Placed;
}

function pairNow(draws: Draws, { kernel, at }: Moment, among = pairs) {
  const { market } = kernel.composition;
  const instrument = market.find(draws.of(among));
  if (instrument === undefined) throw new Error('an instrument is missing');
  const last = market.lastPrice(instrument.symbol, at);
  /** The last price times so many thousandths. */
  const times = (thousandths: number): string =>
    fromSteps(Math.round((last * thousandths) / 1000), price(instrument.priceStep));
  const quote = draws.below(60) === 0 ? '999' : String(instrument.quoteId);
  return { instrument, times, base: String(instrument.baseId), quote };
}

function placeSpot(draws: Draws, moment: Moment): Wish {
  const { instrument, times, base, quote } = pairNow(draws, moment);
  // Mostly around the price, now and then absurd; mostly small, now and then more than anybody has.
  const away = draws.below(40) === 0 ? draws.below(4000) : 994 + draws.below(13);
  const lots = draws.below(20) === 0 ? draws.below(2_000_000_000) : draws.below(6000);
  const step = draws.below(50) === 0 ? quantity('0.000000000000000001') : instrument.quantityStep;
  return {
    command: `${draws.of(['spot', 'monispot'])}.placeSpotOrder`,
    argument: {
      user: draws.of(people),
      base,
      quote,
      side: draws.of(['buy', 'sell']),
      price: times(away),
      amount: fromSteps(lots, step),
    },
  };
}

/** One of the latest orders of a book, now and then of another person than the caller. */
function recentOf(draws: Draws, placed: readonly string[]): { user: string; id: number } {
  const id = Math.max(1, placed.length - draws.below(12));
  const owner = placed[id - 1] ?? draws.of(people);
  return { user: draws.below(8) === 0 ? draws.of(people) : owner, id };
}

function cancelSpot(draws: Draws, { placed }: Moment): Wish {
  const book = draws.of(['spot', 'monispot'] as const);
  return { command: `${book}.cancelSpotOrder`, argument: recentOf(draws, placed[book]) };
}

const lengths = [30, 60, 120, 180, 300, 600, 45];
const stakes = ['5', '10.5', '0.00000001', '33.33333333', '1999.99', '20000', '20000.01', '0', '-1', 'x'];

/** Now and then on a pair, for a length or with a stake that there is not. */
function placeStake(draws: Draws, { kernel }: Moment): Wish {
  const pair = kernel.composition.market.find(draws.of([...pairs, 'EUR/USD', 'AAPL/USD']));
  return {
    command: `${draws.of(['micro', 'monimicro'])}.placeSecondsOrder`,
    argument: {
      user: draws.of(people),
      match: draws.below(30) === 0 ? '9' : String(pair?.id),
      currency: draws.of(['3', '3', '3', '1', '2', '4']),
      direction: draws.of(['up', 'down']),
      seconds: draws.of(lengths),
      stake: draws.of(stakes),
    },
  };
}

/** Now and then on a pair, with lots, a leverage or a limit that there is not. */
function placeContract(draws: Draws, moment: Moment): Wish {
  const { times, base, quote } = pairNow(draws, moment, [...pairs, 'EUR/USD', 'XAU/USD', 'AAPL/USD']);
  const direction = draws.of(['long', 'short']);
  const away = draws.below(10) === 0 ? draws.below(2000) : draws.below(8) * (direction === 'long' ? -1 : 1) + 1000;
  return {
    command: `${draws.of(['lever', 'monilever'])}.placeContractOrder`,
    argument: {
      user: draws.of(people),
      base,
      quote,
      direction,
      status: draws.of(['1', '1', '1', '0', '0', '9']),
      lots: draws.of(['1', '2', '5', '10', '50', '400', '1000000', '1.5', '0']),
      leverage: draws.of(['5', '10', '20', '50', '100', '100', '7']),
      limit: draws.below(20) === 0 ? null : times(away),
    },
  };
}

/** What is done to contracts that are there. */
function changeContract(draws: Draws, moment: Moment): Wish {
  const book = draws.of(['lever', 'monilever'] as const);
  const one = recentOf(draws, moment.placed[book]);
  const [cancel, close, stops] = ['cancelContractOrder', 'closePosition', 'setContractStops'];
  const command = draws.of([cancel, close, close, stops, stops, stops, stops, 'all']);
  if (command === 'all') {
    const side = draws.of(['all', 'long', 'short']);
    return { command: `${book}.closePositions`, argument: { user: one.user, side, base: null, quote: null } };
  }
  if (command !== stops) return { command: `${book}.${command}`, argument: one };
  const { times } = pairNow(draws, moment);
  const [above, below] = [times(1001 + draws.below(9)), times(999 - draws.below(9))];
  const levels = draws.of([
    [above, below],
    [below, above],
    ['x', '0'],
  ]);
  return {
    command: `${book}.setContractStops`,
    argument: { ...one, takeProfit: levels[0] ?? '0', stopLoss: levels[1] ?? '0' },
  };
}

function grant(draws: Draws): Wish {
  const amounts = ['0.000000000000000001', '12.5', '1000', '-5', '0', 'abc', '1e3'];
  const where = { account: draws.of(['live', 'moni']), wallet: draws.of(wallets), currency: draws.of(currencies) };
  return { command: 'wallet.grant', argument: { ...where, user: draws.of(people), amount: draws.of(amounts) } };
}

const sums = ['0.00000001', '12.5', '333.33333333', '1000', '0.5', '1', '7.25', '99999999', '-5', '0.000000001', 'abc'];

function transfer(draws: Draws): Wish {
  const currency = draws.of(['3', '3', '1', '2', '100', '999']);
  const where = { account: draws.of(['live', 'moni']), currency, from: draws.of(wallets), to: draws.of(wallets) };
  return {
    command: 'wallet.moveBetweenAccounts',
    argument: { ...where, user: draws.of(people), amount: draws.of(sums) },
  };
}

/** Payments that are said to have been made, and what staff make of them; some reports do not exist. */
function deposit(draws: Draws): Wish {
  const user = draws.of(people);
  if (draws.below(2) === 0)
    return {
      command: 'deposits.decideDeposit',
      argument: { user, id: draws.below(60), isApproved: draws.below(3) > 0, reason: '' },
    };
  return {
    command: 'deposits.reportDeposit',
    argument: {
      user,
      currency: draws.of(['3', '1', '5', '100']),
      amount: draws.of(sums),
      voucher: draws.of([`/upload/${'0'.repeat(32)}.png`, 'x']),
      network: draws.of(['trc20', 'btc', '']),
    },
  };
}

function convert(draws: Draws): Wish {
  const [from, to] = [draws.of(['3', '3', '1', '2']), draws.of(['1', '2', '8', '45', '3', '100', '999'])];
  return { command: 'conversion.convert', argument: { user: draws.of(people), from, to, amount: draws.of(sums) } };
}

const decisions = ['loans.decideLoan', 'loans.decideRepayment'];
const picture = `/upload/${'0'.repeat(32)}.png`;

/** Loans, repayments and what staff make of them; some do not exist. */
function loan(draws: Draws): Wish {
  const user = draws.of(people);
  const kind = draws.below(4);
  if (kind < 2)
    return {
      command: draws.of(decisions),
      argument: { user, id: draws.below(5), isApproved: draws.below(3) > 0, reason: '' },
    };
  if (kind === 2)
    return {
      command: 'loans.repayLoan',
      argument: { user, loan: draws.below(6), amount: draws.of(['7500', '0.5']), voucher: picture },
    };
  const documents = { sfz: picture, yh: picture, fc: picture, sr: picture };
  const argument = {
    user,
    product: draws.of(['1', '4', '5', '9']),
    amount: draws.of(['500000', '600000', '1']),
    documents,
  };
  return { command: 'loans.applyForLoan', argument };
}

/** Tokens of sales in every phase, and what a presenter makes of the sales. */
function subscribe(draws: Draws): Wish {
  const id = draws.below(5);
  if (draws.below(4) === 0)
    return { command: 'projects.decideSale', argument: { user: '', id, isNext: draws.below(3) === 0 } };
  const argument = { user: draws.of(people), project: id, amount: draws.of(['40', '100.5', '3', '2000000', 'x']) };
  return { command: 'projects.subscribeToProject', argument };
}

/** Bets on rounds of now, of which one a person is taken in each. */
function guess(draws: Draws, { at }: Moment): Wish {
  const round = draws.of(roundsAround(at)).id;
  const side = draws.of(['higher', 'notHigher']);
  const argument = { user: draws.of(people), round, side, amount: draws.of(['5', '12.5', '0.5']), odds: '1.9' };
  return { command: 'quiz.placeBet', argument };
}

/** How often each kind is drawn, of all their shares together. */
const kinds: readonly (readonly [number, (draws: Draws, moment: Moment) => Wish])[] = [
  [8, placeSpot],
  [5, cancelSpot],
  [2, placeStake],
  [3, placeContract],
  [6, changeContract],
  [2, grant],
  [2, transfer],
  [2, deposit],
  [1, convert],
  [2, loan],
  [2, subscribe],
  [2, guess],
  [2, purchase],
  [2, withdraw],
  [2, lock],
  [1, buyShares],
];

const shares = kinds.reduce((total, [share]) => total + share, 0);

export function drawWish(draws: Draws, moment: Moment): Wish {
  let left = draws.below(shares);
  for (const [share, make] of kinds) {
    if (left < share) return make(draws, moment);
    left -= share;
  }
  throw new RangeError('the shares come to less than their sum');
}
