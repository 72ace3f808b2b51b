import type { Step } from '../../kernel/domain/domain.ts';
import { Refusal, type Json } from '../../kernel/basics/engine-types.ts';
import { closePosition, placeContractOrder } from '../contracts/contract-commands.ts';
import { livingOrdersOf, type ContractState } from '../contracts/contract-book.ts';
import type { ContractRecord } from '../contracts/contract-record.ts';
import { fullHour } from './copy-trading-figures.ts';
import type { CopyTradingStep, CopyTradingTools } from './copy-trading-orders.ts';
import type { RobotRecord } from './copy-trading-book.ts';
import { findStrategy, type Strategy } from './robot-strategies.ts';

const hourMs = 3_600_000;

/** The robots decide at every full hour. */
export function scheduleDecision(step: CopyTradingStep): void {
  const at = fullHour(step.at) + hourMs;
  step.agenda.schedule({ at, domain: 'follow', name: 'decide', argument: null });
}

export function decide(tools: CopyTradingTools, step: CopyTradingStep): void {
  for (const robot of step.slice.robots) act(tools, step, robot);
  scheduleDecision(step);
}

function act(tools: CopyTradingTools, step: CopyTradingStep, { user, strategy: id }: RobotRecord): void {
  const strategy = findStrategy(id);
  if (strategy === undefined) return;
  const contractStep: Step<ContractState> = { ...step, slice: tools.contractState() };
  const held = livingOrdersOf(contractStep.slice, user).find(({ status }) => status === 'open');
  const wish = strategy.decide({
    at: step.at,
    priceAgo: (hours) => step.market.lastPrice(strategy.symbol, step.at - hours * hourMs),
    heldSince: held === undefined ? undefined : fullHour(held.placedAt),
  });
  if (wish === 'keep') return;
  ifPossible(() => trade(tools, contractStep, { user, strategy, held, wish }));
}

interface Trade {
  readonly user: string;
  readonly strategy: Strategy;
  readonly held: ContractRecord | undefined;
  readonly wish: 'long' | 'short' | 'flat';
}

/** The same commands that a person's orders take. */
function trade(
  { contractTools: contractStep }: CopyTradingTools,
  step: Step<ContractState>,
  { user, strategy, held, wish }: Trade,
): void {
  if (held !== undefined) closePosition(contractStep, step, { user, id: held.id });
  const instrument = step.market.find(strategy.symbol);
  if (wish === 'flat' || instrument === undefined) return;
  placeContractOrder(contractStep, step, {
    user,
    base: String(instrument.baseId),
    quote: String(instrument.quoteId),
    direction: wish,
    status: '1',
    lots: String(strategy.lots),
    leverage: String(strategy.leverage),
    limit: null,
  } satisfies Json);
}

/** Without a trade if the market is halted or the money is used up. */
function ifPossible(trading: () => void): void {
  try {
    trading();
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
  }
}
