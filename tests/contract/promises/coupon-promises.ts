import { CouponsPort } from '../../../src/core/ports/coupons-port.ts';
import { promise, see, type PortPromise } from './port-promise.ts';

export const couponPromises: readonly PortPromise[] = [
  promise('coupons: no two have the same id', 'person', async ({ port }) => {
    const ids = (await port(CouponsPort).coupons()).map(({ id }) => id);
    see(new Set(ids).size === ids.length, { at: 'message[*].id', expected: 'ids that differ', got: ids.join(', ') });
  }),
];
