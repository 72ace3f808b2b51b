import type { Subscription } from '../../src/core/domain/products/launch.ts';
import { amount, price, quantity } from '../../src/core/money/amount.ts';

/** One that is paid, with the project as it was then. */
export const sampleSubscription: Subscription = {
  id: '11',
  tokenName: 'NORDA',
  tokens: quantity('40'),
  given: undefined,
  status: 'paid',
  createdAt: '2026-01-09 10:00:00',
  tradableFrom: undefined,
  launchId: '2',
  title: 'Norda Network',
  price: price('0.25'),
  paid: amount('10'),
  payName: 'USDT',
  saleEndsAt: '2026-01-10 13:00:00',
};
