import type { DualKind } from '../../../core/domain/finance/dual-investment.ts';
import { rememberForVisit } from '../../../core/session/leaving.ts';

/** Which products are listed, and in which order. */
export interface OfferChoice {
  readonly coin: string;
  readonly kind: DualKind;
  readonly order: 'term' | 'yield';
}

/** It is still there on the way back from a product. */
export const offerChoice = rememberForVisit<OfferChoice>({ coin: '', kind: 'call', order: 'term' });
