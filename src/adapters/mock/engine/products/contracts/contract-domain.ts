import type { Domain } from '../../kernel/domain/domain.ts';
import {
  emptyContracts,
  nextLevel,
  reachedTriggers,
  triggerPairs,
  type ContractState,
  type Trigger,
} from './contract-book.ts';
import {
  cancelContractOrder,
  closePosition,
  closePositions,
  open,
  placeContractOrder,
  setContractStops,
  settleClosing,
  type ContractTools,
} from './contract-commands.ts';
import { chargeNight } from './contract-night.ts';
import { firstBurst } from './contract-risk.ts';
import { liquidateAll, settleOne, type ContractStep } from './contract-settling.ts';
import { contractRoutes } from './contract-wire.ts';

export function createContractDomain(tools: ContractTools): Domain<ContractState> {
  return {
    name: tools.root,
    initial: emptyContracts,
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
    routes: contractRoutes(tools),
  };
}

/** Of each pair only the nearest level above and below can be reached first. */
function nextTime(
  desk: ContractTools,
  step: ContractStep,
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
  return firstBurst(step, desk, { from, until: first ?? until }) ?? first;
}

/**
 * One tick: levels fire on the last price, then accounts at the burst level are liquidated whole, then waiting orders
 * open, each at its own price.
 */
function runTick(tools: ContractTools, step: ContractStep): void {
  for (const { order, kind } of reached(step)) {
    if (kind !== 'entry' && order.status === 'open') settleOne(step, tools, order);
  }
  liquidateAll(step, tools);
  for (const { order, kind } of reached(step)) {
    if (kind === 'entry') open(tools, step, order);
  }
}

/** A halted market reaches no level. */
const reached = ({ slice, market, at }: ContractStep): readonly Trigger[] =>
  triggerPairs(slice)
    .toSorted()
    .filter((symbol) => market.isOpen(symbol, at))
    .flatMap((symbol) => reachedTriggers(slice, symbol, market.lastPrice(symbol, at)));
