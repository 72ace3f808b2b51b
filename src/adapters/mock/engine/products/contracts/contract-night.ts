import { dayMs, minuteMs } from '../../market/facts/hours.ts';
import type { ContractAccount } from './contract-account.ts';
import { changeContract, indexOf } from './contract-book.ts';
import type { ContractRecord } from './contract-record.ts';
import { quoteOfSymbol } from './contract-exposure.ts';
import { nightCharge } from './contract-rules.ts';
import { freeOf, liquidateIfBurst, listedOf, type ContractStep } from './contract-settling.ts';

/** Positions whose order was placed yesterday or before are charged at 00:01. */
const minuteOfCharge = minuteMs;

const nextCharge = (at: number): number => {
  const today = Math.floor(at / dayMs) * dayMs + minuteOfCharge;
  return today > at ? today : today + dayMs;
};

/** Makes sure that the coming night is charged. */
export function scheduleNight({ root }: ContractAccount, step: ContractStep): void {
  if (step.slice.nightAt > step.at) return;
  step.slice.nightAt = nextCharge(step.at);
  step.agenda.schedule({ at: step.slice.nightAt, domain: root, name: 'chargeNight', argument: null });
}

/** Charges every position whose order was placed before this day began, oldest first, and schedules the next night. */
export function chargeNight(desk: ContractAccount, step: ContractStep): void {
  step.slice.nightAt = 0;
  const midnight = Math.floor(step.at / dayMs) * dayMs;
  const groups = [...indexOf(step.slice).exposures.groups()];
  const positions = groups.flatMap((group) => [...group.positions.values()]);
  const charged = positions
    .filter(({ openedAt, placedAt }) => openedAt !== null && placedAt < midnight)
    .toSorted((left, right) => left.id - right.id);
  for (const order of charged) charge(desk, step, order);
  const places = new Map(
    charged.map((order) => {
      const place = { user: order.user, quote: quoteOfSymbol(order.symbol) };
      return [`${place.user}/${place.quote}`, place] as const;
    }),
  );
  for (const place of places.values()) liquidateIfBurst(step, desk, place);
  if (indexOf(step.slice).exposures.size > 0) scheduleNight(desk, step);
}

function charge({ account }: ContractAccount, step: ContractStep, order: ContractRecord): void {
  const currency = quoteOfSymbol(order.symbol);
  const free = freeOf(step, account, { user: order.user, quote: currency });
  const { transfers, margin, overnight } = nightCharge(order, { listed: listedOf(order), free }, { account, currency });
  step.ledger.transfer(transfers, step.at);
  changeContract(step.slice, order, { margin, overnight });
}
