import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { ClosedResult, JournalOrigin } from '../../model/closed-result.ts';
import type { Looked, PeriodFigures } from '../../model/period-figures.ts';

/** A part of one list, in its order. */
export type ListPart =
  | { readonly product: 'contracts'; readonly rows: readonly ContractOrder[] }
  | { readonly product: 'options'; readonly rows: readonly OptionOrder[] }
  | { readonly product: 'spot'; readonly rows: readonly SpotOrder[] };

/** From the page. Each has one answer. */
export type ToSums =
  /** Lists follow. The earlier ones are dropped; their results stay. */
  | { readonly kind: 'begin'; readonly isSpotWhole: boolean }
  | { readonly kind: 'rows'; readonly part: ListPart }
  | { readonly kind: 'sum'; readonly origin: JournalOrigin }
  /** Results are handed back in parts: the page has to read each of them. */
  | { readonly kind: 'results'; readonly from: number; readonly count: number }
  | { readonly kind: 'figures'; readonly looked: Looked };

/** From the worker: first that it lives, then its answers in the order of the questions. */
export type FromSums =
  | { readonly kind: 'alive' | 'taken' }
  | { readonly kind: 'summed'; readonly count: number }
  | { readonly kind: 'results'; readonly results: readonly ClosedResult[] }
  | { readonly kind: 'figures'; readonly figures: PeriodFigures }
  | { readonly kind: 'failed'; readonly reason: string };
