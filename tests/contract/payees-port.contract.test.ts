import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BankCard, NewAddress } from '../../src/core/domain/wallets/payee.ts';
import { HttpTransport } from '../../src/core/platform/http-transport.ts';
import { PayeesPort } from '../../src/core/ports/payees-port.ts';
import { sampleJpeg } from '../support/sample-pictures.ts';
import { payeePromises } from './promises/payee-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const page = { page: 1, limit: 10 };
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const card: BankCard = {
  holder: 'Ann Example',
  bank: 'Demo Bank',
  branch: 'Main Street',
  account: 'GB82WEST12345698765432',
  code: 'DEUTDEFF500',
  place: 'Exampleland',
  bankAddress: '1 Sample St',
  phone: '+34612345678',
  ownAddress: '2 Sample St',
};

const describePayeesPort = (world: World): unknown =>
  describe(`PayeesPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const port = (): PayeesPort => running.port(PayeesPort);
    const wish = async (): Promise<NewAddress> => ({
      currencyId: '2',
      currencyName: 'ETH',
      network: 'eth',
      address: ether,
      picture: await running
        .port(HttpTransport)
        .upload('POST /upload', new Blob([Uint8Array.from(sampleJpeg)], { type: 'image/jpeg' })),
    });

    tryPromises(payeePromises, () => running);

    test('saveAddress: AC2 what is saved is listed, newest first, and once', async () => {
      const address = await wish();
      await port().saveAddress(address);
      const bitcoin = { currencyId: '1', currencyName: 'BTC', network: 'btc' };
      await port().saveAddress({ ...address, ...bitcoin, address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' });
      const { items } = await port().savedAddresses(page);
      expect(items).toMatchObject([
        { currencyName: 'BTC', network: 'btc' },
        { currencyName: 'ETH', network: 'eth', address: ether },
      ]);
      await expect(port().saveAddress(address)).rejects.toMatchObject({ kind: 'server' });
      expect((await port().savedAddresses(page)).items).toHaveLength(2);
    });

    test('saveAddress: H17 an address of another network, or with a slip of the pen, is refused', async () => {
      const address = await wish();
      for (const wrong of ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', `${ether.slice(0, -1)}D`])
        await expect(port().saveAddress({ ...address, address: wrong })).rejects.toMatchObject({ kind: 'server' });
      expect((await port().savedAddresses(page)).items).toEqual([]);
    });

    test('deleteAddress: AC2 it is gone, and another person’s stays', async () => {
      await port().saveAddress(await wish());
      const [mine] = (await port().savedAddresses(page)).items;
      const id = mine?.id ?? '';
      await running.signIn('trader@tandem.test');
      expect((await port().savedAddresses(page)).items).toEqual([]);
      await expect(port().deleteAddress({ id })).rejects.toMatchObject({ kind: 'server' });
      await running.signIn(personAtDesk);
      await port().deleteAddress({ id });
      expect((await port().savedAddresses(page)).items).toEqual([]);
    });

    test('saveBankCard: AC2 the card is kept, replaced by the next one, and this person’s alone', async () => {
      expect((await port().bankCard()).card).toBeUndefined();
      await port().saveBankCard(card);
      expect((await port().bankCard()).card).toEqual(card);
      await port().saveBankCard({ ...card, bank: 'Another Bank' });
      expect((await port().bankCard()).card).toEqual({ ...card, bank: 'Another Bank' });
      await running.signIn('trader@tandem.test');
      expect((await port().bankCard()).card).toBeUndefined();
    });

    test('saveInternationalCard: AC2 the values come back beside the labels of the server', async () => {
      const lines = await port().internationalCard();
      expect(lines.map(({ value }) => value)).toEqual(lines.map(() => ''));
      const values = lines.map(({ label }) => `About ${label}`);
      await port().saveInternationalCard({ values });
      expect(await port().internationalCard()).toEqual(lines.map(({ label }, at) => ({ label, value: values[at] })));
      await expect(port().saveInternationalCard({ values: values.slice(1) })).rejects.toMatchObject({ kind: 'server' });
    });
  });

oneAccountWorlds.forEach(describePayeesPort);
