import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../core/domain/orders/spot-order.ts';
import { contractResults, optionResults, timePlacer, type ClosedResult, type JournalOrigin } from './closed-result.ts';
import { spotResults } from './spot-results.ts';

/** The lists of one account, newest first, as far as they were read. */
export interface JournalLists {
  readonly contracts: readonly ContractOrder[];
  readonly options: readonly OptionOrder[];
  /** Undefined where not every order was read: without the purchases no sale has a cost. */
  readonly spot: readonly SpotOrder[] | undefined;
}

/** Every closed result of one account, the oldest first; those without a time before all others. */
export function journalOf(lists: JournalLists, origin: JournalOrigin): readonly ClosedResult[] {
  const place = timePlacer(origin.serverZone);
  const results = [
    ...contractResults(lists.contracts, origin, place).toReversed(),
    ...optionResults(lists.options, origin, place).toReversed(),
    ...spotResults(lists.spot ?? [], origin, place),
  ];
  return results.toSorted((left, right) => (left.at ?? -1) - (right.at ?? -1));
}

/** The currencies of results, that of most of them first: they are never added up unlike. */
export function currenciesIn(results: readonly ClosedResult[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { currency } of results) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([currency]) => currency);
}
