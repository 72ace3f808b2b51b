import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { conversionFee, convertedAmount } from '../../src/core/domain/wallets/conversion.ts';
import { amount, rate, type Amount } from '../../src/core/money/amount.ts';
import { add, subtract } from '../../src/core/money/fixed-point.ts';
import { FundsPort } from '../../src/core/ports/funds-port.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { conversionPromises } from './promises/conversion-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const [btc, usdt] = ['1', '3'];

const describeConversion = (world: World): unknown =>
  describe(`FundsPort, conversion, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const port = (): FundsPort => running.port(FundsPort);
    const held = (currency: string): Amount => running.balance({ currency, wallet: 'change', locked: false });
    const toBtc = (sum: string): Promise<void> => port().convert({ fromId: usdt, toId: btc, amount: amount(sum) });

    tryPromises(conversionPromises, () => running);

    test('convertibleCurrencies: with what the spot account holds', async () => {
      const listed = await port().convertibleCurrencies();
      expect(listed.find(({ id }) => id === usdt)).toEqual({ id: usdt, name: 'USDT', available: held('USDT') });
    });

    test('E32, H22 convert: takes the sum and its fee as they were told, gives what the prices say, and books every side', async () => {
      const [dollars, coins] = [held('USDT'), held('BTC')];
      const terms = await port().conversionTerms({ fromId: usdt, toId: btc });
      await toBtc('1234.56789');
      const fee = conversionFee(amount('1234.56789'), terms.feePercent ?? rate('0')) ?? amount('0');
      expect(subtract(dollars, held('USDT'))).toBe(add(amount('1234.56789'), fee));
      expect(subtract(held('BTC'), coins)).toBe(convertedAmount(amount('1234.56789'), terms));
      expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));
      const wallet = running.account.port(WalletPort);
      const lines = (await wallet.bills({ account: 'spot', page: 1, limit: 3 })).items;
      expect(lines.map(({ kind, currencyName }) => `${kind} ${currencyName}`).toSorted()).toEqual([
        '701 BTC',
        '702 USDT',
        '703 USDT',
      ]);
    });

    test.each([
      ['more than there is', usdt, btc, '100000000'],
      ['all there is, so that nothing is left for the fee', usdt, btc, 'all'],
      ['finer than balances are', usdt, btc, '1.000000001'],
      ['what would come to nothing', usdt, btc, '0.00000001'],
      ['a currency that is not open for it', usdt, '100', '1'],
      ['a currency that there is not', '999999', btc, '1'],
    ])('convert: %s is refused and moves nothing', async (_what, fromId, toId, sum) => {
      const before = running.balances('own');
      const wish = { fromId, toId, amount: sum === 'all' ? held('USDT') : amount(sum) };
      const refused = { kind: 'server', message: expect.stringMatching(/./) };
      await expect(port().convert(wish)).rejects.toMatchObject(refused);
      expect(running.balances('own')).toEqual(before);
    });

    test('convert: a second one at once is taken for a slip, and is done after a while', async () => {
      await toBtc('10');
      const once = running.balances('own');
      await expect(toBtc('10')).rejects.toMatchObject({ kind: 'server' });
      expect(running.balances('own')).toEqual(once);
      await running.presenter.advance({ milliseconds: 3_001 });
      await toBtc('10');
      expect(running.balances('own')).not.toEqual(once);
    });

    test('convert: frozen funds stay where they are', async () => {
      await running.signIn('frozen@tandem.test');
      await expect(toBtc('10')).rejects.toMatchObject({ kind: 'server', message: expect.stringMatching(/frozen/) });
    });
  });

oneAccountWorlds.forEach(describeConversion);
