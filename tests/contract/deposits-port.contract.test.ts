import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { amount } from '../../src/core/money/amount.ts';
import { add } from '../../src/core/money/fixed-point.ts';
import { DepositsPort } from '../../src/core/ports/deposits-port.ts';
import { depositPromises } from './promises/deposit-promises.ts';
import { knownPicture } from '../support/sample-pictures.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const spot = { currency: 'USDT', wallet: 'change', locked: false } as const;

const describeDepositsPort = (world: World): unknown =>
  describe(`DepositsPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const port = (): DepositsPort => running.port(DepositsPort);
    const report = async (sum: string): Promise<void> => {
      const { addresses } = await port().depositAddresses({ currencyId: '3' });
      const place = addresses.find(({ network }) => network === 'trc20') ?? { network: undefined, address: '' };
      await port().reportDeposit({ currencyId: '3', amount: amount(sum), voucher: knownPicture, place });
    };
    const decide = (id: number, isApproved: boolean): Promise<void> =>
      running.presenter.decide({ kind: 'deposit', identifier: personAtDesk, id, isApproved, reason: 'not found' });

    tryPromises(depositPromises, () => running);

    test('depositAddresses: FU1 one for each network, the same every time, and another for everybody else', async () => {
      const mine = await port().depositAddresses({ currencyId: '3' });
      expect(mine.addresses.map(({ network }) => network)).toEqual(['erc20', 'trc20']);
      expect(await port().depositAddresses({ currencyId: '3' })).toEqual(mine);
      await running.signIn('new@tandem.test');
      const theirs = await port().depositAddresses({ currencyId: '3' });
      expect(theirs.addresses.map(({ address }) => address)).not.toEqual(mine.addresses.map(({ address }) => address));
    });

    test('depositAddresses: FU1 a currency that needs a memo comes with one', async () => {
      expect((await port().depositAddresses({ currencyId: '5' })).memo).toMatch(/./);
      expect((await port().depositAddresses({ currencyId: '1' })).memo).toBeUndefined();
    });

    test.each(['1', '3', '5'])(
      'depositAddresses: FU1 H14 of currency %s minimum and confirmations are told',
      async (id) => {
        const { minimum, confirmations } = await port().depositAddresses({ currencyId: id });
        expect(minimum).toMatch(/[1-9]/);
        expect(confirmations).toBeGreaterThan(0);
      },
    );

    test('depositChannels: W9 a server that shows addresses has none', async () => {
      expect(await port().depositChannels()).toEqual([]);
    });

    test('reportDeposit: FU1 less than the minimum is refused, the minimum is taken', async () => {
      await expect(report('0.99')).rejects.toMatchObject({ kind: 'server' });
      await report('1');
      expect((await port().deposits({ page: 1, limit: 10 })).total).toBe(1);
    });

    test('reportDeposit: credits nothing before it is approved, then exactly once', async () => {
      const before = running.balance(spot);
      await report('250.12345678');
      expect(running.balance(spot)).toBe(before);
      await decide(1, true);
      expect(running.balance(spot)).toBe(add(before, amount('250.12345678')));
      await expect(decide(1, true)).rejects.toMatchObject({ kind: 'server' });
      await running.presenter.advance({ milliseconds: 2 * 3_600_000 });
      expect(running.balance(spot)).toBe(add(before, amount('250.12345678')));
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
    });

    test('deposits: a refused report is listed as refused and never credited', async () => {
      const before = running.balance(spot);
      await report('10');
      expect((await port().deposits({ page: 1, limit: 10 })).items[0]).toMatchObject({
        status: 'pending',
        amount: '10',
      });
      await decide(1, false);
      await running.presenter.advance({ milliseconds: 2 * 3_600_000 });
      expect((await port().deposits({ page: 1, limit: 10 })).items[0]).toMatchObject({
        status: 'refused',
        reason: 'not found',
      });
      expect(running.balance(spot)).toBe(before);
    });

    test('deposits: without a decision the clock credits it', async () => {
      const before = running.balance(spot);
      await report('10');
      await running.presenter.advance({ milliseconds: 3_600_001 });
      expect(running.balance(spot)).toBe(add(before, amount('10')));
      expect((await port().deposits({ page: 1, limit: 10 })).items[0]).toMatchObject({ status: 'credited' });
    });
  });

oneAccountWorlds.forEach(describeDepositsPort);
