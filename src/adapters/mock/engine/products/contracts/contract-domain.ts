import type { Domain } from '../../kernel/domain/domain.ts';
import { emptyLever, nextLevel, reachedTriggers, triggerPairs, type LeverState, type Trigger } from './contract-book.ts';
import {
  cancelContractOrder,
  closePosition,
  closePositions,
  open,
  placeContractOrder,
  setContractStops,
  settleClosing,
  type LeverTools,
} from './contract-commands.ts';
import { chargeNight } from './contract-night.ts';
import { firstBurst } from './contract-risk.ts';
import { liquidateAll, settleOne, type LeverStep } from './contract-settling.ts';
import { leverRoutes } from './contract-wire.ts';

export function createLeverDomain(tools: LeverTools): Domain<LeverState> {
  return {
    name: tools.root,
    initial: emptyLever,
    commands: {
      placeContractOrder: (step, argument) => placeContractOrder(tools, step, argument),
      cancelContractOrder: (step, argument) => cancelContractOrder(tools, step, argument),
      closePosition: (step, argument) => closePosition(tools, step, argument),
      setContractStops: (step, argument) => setContractStops(tools, step, argument),
      closePositions: (step, argument) => closePositions(tools, step, argument),
    },
    due: {
      settleClosing: (step, argument) => settleClosing(tools, step, argument),
      chargeNight: (step) => chargeNight(tools, step),
    },
    onMarket: {
      nextTime: (step, from, until) => nextTime(tools, step, { from, until }),
      run: (step) => runTick(tools, step),
    },
    routes: leverRoutes(tools),
  };
}

/** Of each pair only the nearest level above and below can be reached first. */
function nextTime(
  lever: LeverTools,
  step: LeverStep,
  { from, until }: { from: number; until: number },
): number | undefined {
  const { slice, market } = step;
  let first: number | undefined;
  for (const symbol of triggerPairs(slice)) {
    for (const direction of ['down', 'up'] as const) {
      const level = nextLevel(slice, symbol, direction);
      if (level === undefined) continue;
      first = market.firstReach({ symbol, direction, level, from, until: first ?? until }) ?? first;
    }
  }
  return firstBurst(step, lever, { from, until: first ?? until }) ?? first;
}

/**
 * One tick: levels fire on the last price, then accounts at the burst level are liquidated whole, then waiting orders
 * open, each at its own price.
 */
function runTick(tools: LeverTools, step: LeverStep): void {
  for (const { order, kind } of reached(step)) {
    if (kind !== 'entry' && order.status === 'open') settleOne(step, tools, order);
  }
  liquidateAll(step, tools);
  for (const { order, kind } of reached(step)) {
    if (kind === 'entry') open(tools, step, order);
  }
}

/** Nothing is reached while a market stands still. */
const reached = ({ slice, market, at }: LeverStep): readonly Trigger[] =>
  triggerPairs(slice)
    .toSorted()
    .filter((symbol) => market.isOpen(symbol, at))
    .flatMap((symbol) => reachedTriggers(slice, symbol, market.lastPrice(symbol, at)));
