import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { ClosedResult } from '../../model/closed-result.ts';
import { journalOf } from '../../model/journal.ts';
import { figuresOf } from '../../model/period-figures.ts';
import type { FromSums, ListPart, ToSums } from './sums-messages.ts';

/** The worker's half: it keeps the lists that it is handed, and their results. */
export function answerSums(): (question: ToSums) => FromSums {
  let contracts: ContractOrder[] = [];
  let options: OptionOrder[] = [];
  let spot: SpotOrder[] | undefined;
  let all: readonly ClosedResult[] = [];
  const take = (part: ListPart): void => {
    if (part.product === 'contracts') contracts.push(...part.rows);
    else if (part.product === 'options') options.push(...part.rows);
    else spot?.push(...part.rows);
  };
  return (question) => {
    switch (question.kind) {
      case 'begin':
        // The earlier results are shown until there are new ones.
        [contracts, options, spot] = [[], [], question.isSpotWhole ? [] : undefined];
        return { kind: 'taken' };
      case 'rows':
        take(question.part);
        return { kind: 'taken' };
      case 'sum':
        all = journalOf({ contracts, options, spot }, question.origin);
        // The lists have done what they are here for.
        [contracts, options, spot] = [[], [], undefined];
        return { kind: 'summed', count: all.length };
      case 'results':
        return { kind: 'results', results: all.slice(question.from, question.from + question.count) };
      case 'figures':
        return { kind: 'figures', figures: figuresOf(all, question.looked) };
    }
  };
}
