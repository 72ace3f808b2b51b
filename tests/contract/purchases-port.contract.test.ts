import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewPurchase } from '../../src/core/domain/wallets/purchase.ts';
import { amount } from '../../src/core/money/amount.ts';
import { add } from '../../src/core/money/fixed-point.ts';
import { PurchasesPort } from '../../src/core/ports/purchases-port.ts';
import { purchasePromises } from './promises/purchase-promises.ts';
import { knownPicture } from '../support/sample-pictures.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const pictures = { voucher: knownPicture, identityFront: knownPicture, identityBack: knownPicture };
const spot = { currency: 'USDT', wallet: 'change', locked: false } as const;
const wish: NewPurchase = {
  country: 'Mexico',
  payerName: 'Dana Example',
  payerEmail: 'dana@example.test',
  payer: { firstName: 'Dana', lastName: 'Example', phone: '6591000001', taxNumber: '' },
  currencyName: 'USDT',
  method: 'bank/Banorte',
  fiat: 'USD',
  paid: amount('250'),
};

const describePurchasesPort = (world: World): unknown =>
  describe(`PurchasesPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const port = (): PurchasesPort => running.port(PurchasesPort);
    const order = async (): Promise<string> => (await port().placePurchase(wish)) ?? '';
    const decide = (kind: 'purchase' | 'purchasePayment', id: string, isApproved = true): Promise<void> =>
      running.presenter.decide({ kind, identifier: personAtDesk, id: Number(id), isApproved, reason: 'Not ours' });

    tryPromises(purchasePromises, () => running);

    test('payPurchase: QB3 one dollar is one USDT, credited exactly once when it is confirmed', async () => {
      const before = running.balance(spot);
      const purchaseId = await order();
      expect(await port().purchase({ purchaseId })).toMatchObject({ status: 'matching', bank: undefined });
      await decide('purchase', purchaseId);
      const payable = await port().purchase({ purchaseId });
      expect(payable).toMatchObject({ status: 'payable', received: '250', hasVoucher: false });
      expect(payable.bank?.transferAmount).toBe('250');
      await port().payPurchase({ purchaseId, ...pictures });
      expect(await port().purchase({ purchaseId })).toMatchObject({ status: 'payable', hasVoucher: true });
      expect(running.balance(spot)).toBe(before);
      await decide('purchasePayment', purchaseId);
      expect(running.balance(spot)).toBe(add(before, amount('250')));
      await expect(decide('purchasePayment', purchaseId)).rejects.toMatchObject({ kind: 'server' });
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('purchase: QB3 it expires by the server’s time when nothing is paid', async () => {
      const purchaseId = await order();
      await decide('purchase', purchaseId);
      await running.presenter.advance({ milliseconds: 1_800_001 });
      expect(await port().purchase({ purchaseId })).toMatchObject({ status: 'expired' });
      await expect(port().payPurchase({ purchaseId, ...pictures })).rejects.toMatchObject({ kind: 'server' });
    });

    test('cancelPurchase: QB3 ends an order that is not paid, once', async () => {
      const purchaseId = await order();
      await port().cancelPurchase({ purchaseId });
      expect(await port().purchase({ purchaseId })).toMatchObject({ status: 'cancelled' });
      await expect(port().cancelPurchase({ purchaseId })).rejects.toMatchObject({ kind: 'server' });
    });

    test('placePurchase: QB1 a second open one is refused; without an identity record the check is asked for', async () => {
      await order();
      await expect(order()).rejects.toMatchObject({ kind: 'server' });
      await running.signIn('new@tandem.test');
      await expect(order()).rejects.toMatchObject({ kind: 'verification-required' });
    });

    test('purchase: another person’s is not there', async () => {
      const purchaseId = await order();
      await running.signIn('trader@tandem.test');
      await expect(port().purchase({ purchaseId })).rejects.toMatchObject({ kind: 'server' });
      expect((await port().purchases({ page: 1, limit: 10 })).items).toEqual([]);
    });
  });

oneAccountWorlds.forEach(describePurchasesPort);
