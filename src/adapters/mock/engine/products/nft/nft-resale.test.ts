import { beforeEach, describe, expect, test } from 'vitest';
import { seedArtworks } from './nft-catalogue.ts';
import {
  codeOf,
  openArtMarket,
  refused,
  rivalLogin,
  type ArtMarket,
  type Row,
} from '../../../../../../tests/support/art-market.ts';
import { dig } from '../../test-worlds/test-world.ts';

const hour = 3_600_000;

let market: ArtMarket;
beforeEach(async () => {
  market = await openArtMarket();
});

describe('resale', () => {
  const resell = (art: Row, fields: Record<string, string> = {}, by = market.token) =>
    market.post(
      'resellNFT',
      {
        ...codeOf(art),
        price: '30',
        start_time: '2026-01-05 12:10:00',
        end_time: '2026-1-8 9:00:00',
        ...fields,
      },
      by,
    );

  test('NF5 the end comes after the start, the start is not past, and what is on sale stays on sale', async () => {
    const art = await market.named('Evening Grid');
    expect(await resell(art)).toEqual(refused('This artwork is not yours.'));
    await market.post('buyNFT', codeOf(art));
    expect(await resell(art, { end_time: '2026-01-05 12:10:00' })).toEqual(
      refused('The end must be later than the start.'),
    );
    expect(await resell(art, { start_time: '2026-01-05 11:00:00' })).toEqual(
      refused('The start must not be in the past.'),
    );
    expect(await resell(art, { price: '0' })).toMatchObject({ type: 'error' });
    expect(await resell(art, { start_time: 'soon' })).toMatchObject({ type: 'error' });
    expect(await resell(art)).toMatchObject({ type: 'ok' });
    expect(await resell(art)).toEqual(refused('It is on sale already.'));
    expect(await market.named('Evening Grid')).toMatchObject({ status: 2, resell_nft_status: 1, price: '30.00000000' });
  });

  test('NF5 another person buys it and the owner gets the whole price; a bot buys at no more than the catalogue says', async () => {
    const [grid, flats] = [await market.named('Evening Grid'), await market.named('Salt Flats')];
    await market.post('buyNFT', codeOf(grid));
    await market.post('buyNFT', codeOf(flats));
    await resell(grid);
    await resell(flats, { price: '400' });
    expect(await market.post('buyNFT', codeOf(grid))).toMatchObject({ type: 'error' });
    await market.after(2 * hour);
    expect(await market.usdt()).toEqual(['59785.00000000', '0.00000000']);
    expect((await market.mine()).map(({ name }) => name)).toEqual(['Salt Flats']);
    const rival = await market.world.signIn(rivalLogin);
    expect(await market.named('Salt Flats', rival)).toMatchObject({ owner: 0, price: '400.00000000' });
    expect(await market.post('buyNFT', codeOf(flats), rival)).toMatchObject({ type: 'ok' });
    expect(await market.usdt()).toEqual(['60185.00000000', '0.00000000']);
    expect(await market.mine()).toEqual([]);
  });

  test('an unsold work is its owner’s again when the window is over', async () => {
    const flats = await market.named('Salt Flats');
    await market.post('buyNFT', codeOf(flats));
    await resell(flats, { price: '400' });
    await market.after(80 * hour);
    expect(await market.mine()).toMatchObject([{ name: 'Salt Flats', status: 0, resell_nft_status: 0 }]);
  });
});

test('deposits are whole USDT, in the catalogue and in a resale: the protocol has no other', async () => {
  const deposits = seedArtworks.map(({ deposit }) => deposit);
  expect(deposits.filter((deposit) => deposit.includes('.'))).toEqual([]);
  await market.post('auctionNFT', { ...codeOf(await market.named('Glass Tower')), price: '400' });
  await market.hurry('auctionEnd', (await market.named('Glass Tower'))['id']);
  await market.post('payNFTOrder', { id: String((await market.won())[0]?.['id']) });
  const [art] = await market.mine();
  const window = { start_time: '2026-01-05 12:10:00', end_time: '2026-01-08 09:00:00' };
  await market.post('resellNFT', { ...codeOf(art ?? {}), price: '0.5', per_increase: '0.25', ...window });
  expect(await market.named('Glass Tower')).toMatchObject({ status: 2, price: '0.50000000', margin: 20 });
});

describe('blind boxes', () => {
  test('NF4 the chances are told, nothing of the content is, and opening shows it once', async () => {
    const [box] = await market.list({ pay_type: '3' });
    if (box === undefined) throw new Error('no box');
    expect(box).toMatchObject({
      rarity: '',
      rarity_status: '0',
      chances: [
        { rarity: 'N', percent: '80' },
        { rarity: 'R', percent: '17' },
        { rarity: 'SR', percent: '3' },
      ],
    });
    expect(await market.post('openBlindBox', codeOf(box))).toEqual(refused('There is no such box to open.'));
    await market.post('buyNFT', codeOf(box));
    expect(await market.mine()).toMatchObject([{ rarity: '', rarity_status: '0', image: box['image'] }]);
    const opened = await market.post('openBlindBox', codeOf(box));
    expect(opened).toMatchObject({ type: 'ok', message: { rarity_status: '1' } });
    expect(['N', 'R', 'SR']).toContain(dig(opened, 'message', 'rarity'));
    expect(dig(opened, 'message', 'image')).not.toBe(box['image']);
    expect(await market.post('openBlindBox', codeOf(box))).toMatchObject({ type: 'error' });
    expect(await market.list({ pay_type: '3' })).toHaveLength(4);
  });
});
