import type { Step } from '../../kernel/domain/domain.ts';
import type { PushedEvent } from '../../kernel/basics/engine-types.ts';
import { decimalColumn } from '../../kernel/basics/wire-format.ts';
import { listedInstruments } from '../../market/facts/instruments.ts';
import type { ContractAccount } from './contract-account.ts';
import { indexOf, type ContractState } from './contract-book.ts';
import type { RiskGroup } from './contract-exposure.ts';
import { contractRow, pairSums, riskColumn, standingOf, type Sums } from './contract-rows.ts';

type ContractStep = Step<ContractState>;

const quotes = [...new Set(listedInstruments.map(({ quote }) => quote))];

/** The event names one of the moved pairs at a time, each for a second. */
const turnMs = 1000;

/**
 * Pictures of open positions for listeners: one per quote currency in which a price has moved since `from`, for any
 * number of moved pairs. Each has all positions and orders of that currency; the sums and the positions of a single
 * pair are those of the named pair.
 */
export function markEvents(
  desk: ContractAccount,
  step: ContractStep,
  { from, users }: { from: number; users: Iterable<string> },
): readonly PushedEvent[] {
  const { exposures } = indexOf(step.slice);
  const groups = [...users].flatMap((user) => quotes.flatMap((quote) => exposures.find(user, quote) ?? []));
  return groups.flatMap((group) => {
    const symbol = movedPair(step, { from, group });
    return symbol === undefined ? [] : [markEvent(desk, step, { group, symbol })];
  });
}

function movedPair(
  { market, at }: ContractStep,
  { from, group }: { from: number; group: RiskGroup },
): string | undefined {
  const moved = [...group.pairs.keys()].filter(
    (symbol) => market.lastPrice(symbol, at) !== market.lastPrice(symbol, from),
  );
  return moved[Math.floor(at / turnMs) % Math.max(1, moved.length)];
}

const columns = ({ margin, marginAtOpen, profit }: Sums) => ({
  margin: decimalColumn(margin),
  marginAtOpen: decimalColumn(marginAtOpen),
  profit: decimalColumn(profit),
});

function markEvent(
  { account, contracts, root }: ContractAccount,
  step: ContractStep,
  { group: { user, quote }, symbol }: { group: RiskGroup; symbol: string },
): PushedEvent {
  const standing = standingOf(step, { account, contracts, user, quote });
  const rows = standing.open.map((order) => contractRow(order, step));
  const [all, pair] = [columns(standing.all), columns(pairSums(step, standing, symbol))];
  const event = `${root}_trade`;
  const payload = {
    type: event,
    to: Number.parseInt(user, 10),
    hazard_rate: riskColumn(standing.risk),
    caution_money_all: all.margin,
    origin_caution_money_all: all.marginAtOpen,
    profits_all: all.profit,
    caution_money: pair.margin,
    origin_caution_money: pair.marginAtOpen,
    profits: pair.profit,
    // The protocol writes these lists as JSON inside the JSON.
    trades_all: JSON.stringify(rows),
    trades_entrust: JSON.stringify(standing.pending.map((order) => contractRow(order, step))),
    trades_cur: JSON.stringify(rows.filter((row) => row['symbol'] === symbol)),
  };
  return { event, payload, to: user };
}
