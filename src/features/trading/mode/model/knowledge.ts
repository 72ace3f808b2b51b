import { givenProduct } from '../../../../core/domain/market/given-product-names.ts';
import { heldProducts, type HeldProduct } from '../../../shared/limits/model/own-limits.ts';

const answers = ['a', 'b', 'c'] as const;
export type AnswerId = (typeof answers)[number];
export const answerIds: readonly AnswerId[] = answers;

export type QuestionId = 'leverage' | 'backing' | 'liquidation' | 'stake' | 'breakEven' | 'end';

export interface Question {
  readonly id: QuestionId;
  /** The correct one; their texts are in the dictionary. */
  readonly right: AnswerId;
}

/** What a person must know before the first order of a product: how much can be lost, and how it ends. */
export const questionsOf: Readonly<Record<HeldProduct, readonly Question[]>> = {
  contracts: [
    { id: 'leverage', right: 'b' },
    { id: 'backing', right: 'c' },
    { id: 'liquidation', right: 'a' },
  ],
  options: [
    { id: 'stake', right: 'c' },
    { id: 'breakEven', right: 'b' },
    { id: 'end', right: 'a' },
  ],
};

/** Products whose questions were answered, stored by their given names; an unreadable text counts as none. */
export const readKnown = (kept: string | undefined): readonly HeldProduct[] =>
  heldProducts.filter((product) => kept?.split(' ').includes(givenProduct[product]) === true);

export const writeKnown = (known: readonly HeldProduct[]): string =>
  known.map((product) => givenProduct[product]).join(' ');
