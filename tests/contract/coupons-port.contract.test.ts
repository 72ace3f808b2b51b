import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CouponsPort } from '../../src/core/ports/coupons-port.ts';
import { couponPromises } from './promises/coupon-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const describeCoupons = (world: World): unknown =>
  describe(`CouponsPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());

    tryPromises(couponPromises, () => running);

    test('coupons: AC2 each says its worth, its use, its conditions and its end, and moves nothing', async () => {
      const before = running.balances('own');
      const coupons = await running.port(CouponsPort).coupons();
      expect(coupons.map(({ status }) => status)).toEqual(['usable', 'usable', 'used', 'expired']);
      for (const { worth, unit, project, terms, expiresAt } of coupons)
        expect([worth, unit, project, terms, expiresAt]).not.toContain(undefined);
      expect(running.balances('own')).toEqual(before);
    });

    test('coupons: another person’s are not listed', async () => {
      const own = await running.port(CouponsPort).coupons();
      await running.signIn('lv1@tandem.test');
      const others = await running.port(CouponsPort).coupons();
      expect(others.filter(({ id }) => own.some((coupon) => coupon.id === id))).toEqual([]);
      expect(others).toHaveLength(1);
    });
  });

oneAccountWorlds.forEach(describeCoupons);
