import { productAreas, type ProductArea } from '../../../core/config/product-areas.ts';
import type { RuntimeConfig } from '../../../core/config/runtime-config.ts';

/** The offers of a server or its operator beside the products. */
export type FeatureId =
  | keyof RuntimeConfig['capabilities']
  | 'rates'
  | 'timeZone'
  | 'marketHours'
  | 'questions'
  | 'coolingOff';

export interface Offer<Id> {
  readonly id: Id;
  readonly isOffered: boolean;
}

export interface ServerOffer {
  readonly products: readonly Offer<ProductArea>[];
  readonly features: readonly Offer<FeatureId>[];
}

/** As the list reads. */
const capabilityIds = [
  'depth',
  'trades',
  'quiz',
  'walletSignIn',
  'coupons',
  'signature',
  'emailBinding',
  'auctionDeposit',
] as const;

/** The offers of this deployment, and missing ones, from its configuration only; none that the server is being asked for. */
export function serverOffer(config: RuntimeConfig): ServerOffer {
  const { products, sure = products, capabilities, safeguards, marketHours, ratesUrl, serverTimeZone } = config;
  const knowsHours = Object.values(marketHours).some((sessions) => sessions.length > 0);
  return {
    products: productAreas.flatMap((id) => (products[id] === sure[id] ? [{ id, isOffered: products[id] }] : [])),
    features: [
      ...capabilityIds.map((id) => ({ id, isOffered: capabilities[id] })),
      { id: 'rates', isOffered: ratesUrl !== undefined },
      { id: 'timeZone', isOffered: serverTimeZone !== undefined },
      { id: 'marketHours', isOffered: knowsHours },
      { id: 'questions', isOffered: safeguards.questions },
      { id: 'coolingOff', isOffered: safeguards.coolingOff },
    ],
  };
}
