import { rate, type Rate } from '../../../../core/money/amount.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import { fromSteps, multiply } from '../../../../core/money/fixed-point.ts';
import { Refusal, type Json } from '../kernel/basics/engine-types.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { PastStep } from './persona-yields.ts';

const hour = 3_600_000;
const second = 1000;
/** By convention of the protocol. */
const tetherId = '3';

/**
 * How a trade of the past is to end. The person then took the side that the market's path proved right or wrong: whatever
 * minute a world starts at, its past is as mixed as this list.
 */
type Ending = 'gain' | 'loss';

interface PastOption {
  readonly hoursAgo: number;
  readonly symbol: string;
  readonly seconds: number;
  /** In USDT. */
  readonly stake: string;
  readonly ending: Ending;
}

const option = (
  hoursAgo: number,
  symbol: string,
  how: readonly [seconds: number, stake: string, ending: Ending],
): PastOption => ({ hoursAgo, symbol, seconds: how[0], stake: how[1], ending: how[2] });

/** On coins, whose market is always open. */
const pastOptions: readonly PastOption[] = [
  option(702, 'BTC/USDT', [60, '20', 'loss']),
  option(668, 'ETH/USDT', [120, '50', 'gain']),
  option(611, 'BTC/USDT', [60, '50', 'gain']),
  option(560, 'SOL/USDT', [180, '25', 'loss']),
  option(498, 'BTC/USDT', [300, '100', 'gain']),
  option(441, 'LTC/USDT', [60, '50', 'loss']),
  option(396, 'ETH/USDT', [60, '75', 'loss']),
  option(333, 'BTC/USDT', [120, '100', 'gain']),
  option(274, 'SOL/USDT', [60, '50', 'gain']),
  option(211, 'BTC/USDT', [60, '100', 'loss']),
  option(165, 'ETH/USDT', [300, '100', 'gain']),
  option(118, 'BTC/USDT', [60, '50', 'loss']),
  option(69, 'BTC/USDT', [60, '100', 'gain']),
  option(62, 'BTC/USDT', [30, '50', 'loss']),
  option(54, 'ETH/USDT', [120, '100', 'gain']),
  option(47, 'SOL/USDT', [60, '25', 'gain']),
  option(40, 'BTC/USDT', [300, '200', 'loss']),
  option(33, 'ETH/USDT', [600, '150', 'gain']),
  option(28, 'BTC/USDT', [30, '10', 'loss']),
  option(20, 'LTC/USDT', [180, '75', 'gain']),
  option(14, 'BTC/USDT', [60, '100', 'loss']),
  option(8, 'ETH/USDT', [60, '50', 'gain']),
];

interface PastContract {
  readonly hoursAgo: number;
  readonly symbol: string;
  readonly lots: string;
  readonly leverage: string;
  readonly ending: Ending;
  /** A limit order at this share of the last price, which is taken back; a market order without. */
  readonly share?: Rate;
  /** When it was closed, or taken back. */
  readonly endedHoursAgo: number;
}

const contract = (
  [hoursAgo, endedHoursAgo]: readonly [number, number],
  symbol: string,
  how: readonly [lots: string, leverage: string, ending: Ending],
): PastContract => ({ hoursAgo, endedHoursAgo, symbol, lots: how[0], leverage: how[1], ending: how[2] });

/** All of them closed: an open one would hold back a withdrawal. */
const pastContracts: readonly PastContract[] = [
  contract([696, 695], 'BTC/USDT', ['3', '10', 'gain']),
  contract([640, 638], 'ETH/USDT', ['6', '10', 'loss']),
  contract([580, 579], 'SOL/USDT', ['10', '5', 'gain']),
  contract([509, 507], 'BTC/USDT', ['4', '10', 'gain']),
  contract([430, 429], 'LTC/USDT', ['15', '5', 'loss']),
  contract([352, 351], 'ETH/USDT', ['8', '10', 'gain']),
  contract([260, 258], 'BTC/USDT', ['5', '10', 'loss']),
  contract([190, 189], 'XRP/USDT', ['25', '5', 'gain']),
  contract([121, 120], 'BTC/USDT', ['4', '10', 'gain']),
  contract([68, 66], 'BTC/USDT', ['5', '20', 'gain']),
  contract([58, 31], 'ETH/USDT', ['8', '10', 'loss']),
  contract([50, 45], 'SOL/USDT', ['12', '20', 'gain']),
  { ...contract([43, 37], 'BTC/USDT', ['3', '50', 'gain']), share: rate('0.8') },
  contract([36, 11], 'LTC/USDT', ['20', '10', 'gain']),
  contract([22, 18], 'XRP/USDT', ['30', '5', 'loss']),
  contract([9, 5], 'BTC/USDT', ['4', '20', 'gain']),
];

/** Options and contracts of the month before. */
export const tradeSteps = (kernel: Kernel, user: string): readonly PastStep[] => [
  ...pastOptions.map((past) => optionStep(kernel, user, past)),
  ...pastContracts.flatMap((past) => contractSteps(kernel, user, past)),
];

/** Whether the price is higher at the end than at the beginning. */
const rises = (kernel: Kernel, symbol: string, [from, to]: readonly [number, number]): boolean =>
  kernel.composition.market.lastPrice(symbol, to) > kernel.composition.market.lastPrice(symbol, from);

function optionStep(kernel: Kernel, user: string, { hoursAgo, symbol, seconds, stake, ending }: PastOption): PastStep {
  const { basis, composition } = kernel;
  const match = String(composition.market.find(symbol)?.id ?? 0);
  const at = basis.epoch - hoursAgo * hour;
  return {
    at,
    happen: () => {
      const isUp = rises(kernel, symbol, [at, at + seconds * second]) === (ending === 'gain');
      const direction = isUp ? 'up' : 'down';
      const argument = { user, match, currency: tetherId, direction, seconds, stake };
      kernel.run('micro.placeSecondsOrder', at, argument);
    },
  };
}

function contractSteps(kernel: Kernel, user: string, past: PastContract): readonly PastStep[] {
  const { epoch } = kernel.basis;
  let id: Json = null;
  const end = past.share === undefined ? 'lever.closePosition' : 'lever.cancelContractOrder';
  const [from, to] = [epoch - past.hoursAgo * hour, epoch - past.endedHoursAgo * hour];
  return [
    {
      at: from,
      happen: () => {
        id = openContract(kernel, user, { past, from, to });
      },
    },
    { at: to, happen: () => endContract(kernel, end, { at: to, argument: { user, id } }) },
  ];
}

/** Where margins alone cover a loss the position may be gone before its owner closes it. */
function endContract(kernel: Kernel, end: string, { at, argument }: { at: number; argument: Json }): void {
  try {
    kernel.run(end, at, argument);
  } catch (reason) {
    if (!(reason instanceof Refusal) || reason.textKey !== 'orderState') throw reason;
  }
}

function openContract(
  kernel: Kernel,
  user: string,
  { past, from, to }: { past: PastContract; from: number; to: number },
): Json {
  const { market } = kernel.composition;
  const { symbol, lots, leverage, share, ending } = past;
  const instrument = market.find(symbol);
  if (instrument === undefined) throw new RangeError(`no instrument ${symbol}`);
  const last = fromSteps(market.lastPrice(symbol, from), instrument.priceStep);
  // A limit below the market waits only for a buyer.
  const isLong = share !== undefined || rises(kernel, symbol, [from, to]) === (ending === 'gain');
  return kernel.run('lever.placeContractOrder', from, {
    user,
    base: String(instrument.baseId),
    quote: String(instrument.quoteId),
    direction: isLong ? 'long' : 'short',
    status: share === undefined ? '1' : '0',
    lots,
    leverage,
    limit: share === undefined ? null : roundToStep(multiply(last, share), instrument.priceStep),
  });
}
