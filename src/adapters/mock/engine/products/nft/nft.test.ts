import { beforeEach, describe, expect, test } from 'vitest';
import { amount } from '../../../../../core/money/amount.ts';
import { add, compare, subtract } from '../../../../../core/money/fixed-point.ts';
import {
  codeOf,
  openArtMarket,
  refused,
  rivalLogin,
  rowsOf,
  type ArtMarket,
} from '../../../../../../tests/support/art-market.ts';
import { dig } from '../../test-worlds/test-world.ts';

const hour = 3_600_000;

let market: ArtMarket;
beforeEach(async () => {
  market = await openArtMarket();
});

describe('at a price', () => {
  test('NF1 lists: on sale first, two rows by default, filters by kind, sale, state, currency and name', async () => {
    expect(rowsOf((await market.world.call('GET /bind_box/getBoxList')).message)).toHaveLength(2);
    const all = await market.list();
    const statuses = all.map(({ status }) => status);
    expect(statuses.lastIndexOf(1)).toBeLessThan(statuses.indexOf(2));
    expect(new Set((await market.list({ pay_type: '2' })).map(({ pay_type: kind }) => kind))).toEqual(new Set(['2']));
    expect(new Set((await market.list({ type: '3' })).map(({ name }) => name))).toEqual(
      new Set(['Eight Notes for Rain']),
    );
    expect((await market.list({ currency: '2' })).map(({ currency_name: name }) => name)).toEqual(['ETH']);
    expect((await market.list({ status: '2' })).length).toBeGreaterThan(0);
    expect((await market.list({ keyword: 'glass' })).map(({ name }) => name)).toEqual(['Glass Tower']);
  });

  test('NF1 a sound and a moving picture come with a still one before them; a sound is a file of its own', async () => {
    const sound = await market.detail(await market.named('Eight Notes for Rain'));
    expect(String(dig(sound, 'file'))).toMatch(/^data:audio\/wav;base64,UklGR/);
    expect(String(dig(sound, 'image'))).toMatch(/^data:image\/svg\+xml;base64,/);
    const moving = await market.detail(await market.named('Slow Orbit'));
    const drawn = (value: unknown): string => atob(String(value).split(',')[1] ?? '');
    expect(drawn(dig(moving, 'file'))).toContain('animateTransform');
    expect(drawn(dig(moving, 'image'))).not.toContain('animate');
  });

  test('buyNFT: the price leaves the spot account once, the work changes hands, and is not bought again', async () => {
    const art = await market.named('Harbour at Six');
    expect(await market.post('buyNFT', codeOf(art))).toMatchObject({ type: 'ok' });
    expect(await market.usdt()).toEqual(['59880.00000000', '0.00000000']);
    expect((await market.mine()).map(({ name }) => name)).toEqual(['Harbour at Six']);
    expect(await market.post('buyNFT', codeOf(art))).toEqual(refused('The sale is over.'));
    expect(await market.list({ keyword: 'Harbour' })).toEqual([]);
    expect(await market.usdt()).toEqual(['59880.00000000', '0.00000000']);
  });

  test('buyNFT: before the start, without the money, with frozen funds and for an auction it is refused', async () => {
    expect(await market.post('buyNFT', codeOf(await market.named('Night Ferry')))).toEqual(
      refused('It is not on sale at this time.'),
    );
    expect(await market.post('buyNFT', codeOf(await market.named('Glass Tower')))).toEqual(
      refused('There is no such artwork.'),
    );
    expect(await market.post('buyNFT', { code: 'nothing' })).toEqual(refused('There is no such artwork.'));
    const poor = await market.world.signIn('new@tandem.test');
    expect(await market.post('buyNFT', codeOf(await market.named('Evening Grid')), poor)).toEqual(
      refused('Your balance is too small.'),
    );
    const frozen = await market.world.signIn('frozen@tandem.test');
    expect(await market.post('buyNFT', codeOf(await market.named('Evening Grid')), frozen)).toMatchObject({
      type: 'error',
    });
    await market.after(31 * hour);
    expect(await market.post('buyNFT', codeOf(await market.named('Night Ferry')))).toMatchObject({ type: 'ok' });
  });

  test('collect: marks and unmarks; a second tap within a second is refused', async () => {
    const art = await market.named('Salt Flats');
    const marked = async (): Promise<unknown> =>
      (await market.world.call('GET /bind_box/getCollection', {}, market.token)).message;
    await market.post('collect', codeOf(art));
    expect(await marked()).toMatchObject([{ name: 'Salt Flats', collect: true }]);
    expect(await market.post('collect', codeOf(art))).toMatchObject({ type: 'error' });
    await market.after(1000);
    await market.post('collect', codeOf(art));
    expect(await marked()).toEqual([]);
  });

  test('collect: an unlisted work is hidden from others, from a guessed code and from an earlier mark', async () => {
    const art = await market.named('Salt Flats');
    const rival = await market.world.signIn(rivalLogin);
    const marked = async (): Promise<unknown> =>
      (await market.world.call('GET /bind_box/getCollection', {}, rival)).message;
    await market.post('collect', codeOf(art), rival);
    await market.post('buyNFT', codeOf(art));
    expect(await marked()).toEqual([]);
    await market.after(1000);
    expect(await market.post('collect', codeOf(art), rival)).toMatchObject({ type: 'ok' });
    await market.after(1000);
    expect(await market.post('collect', codeOf(art), rival)).toEqual(refused('There is no such artwork.'));
  });
});

test('NF1 artists of the demo are called so in the language of the reader', async () => {
  const asked = async (operation: string, fields: Record<string, string>, field: string): Promise<unknown> =>
    rowsOf((await market.world.call(operation, fields)).message).map((row) => dig(row, field))[0];
  const author = (lang: string): Promise<unknown> =>
    asked('GET /bind_box/getBoxList', { lang, keyword: 'glass' }, 'author_name');
  expect([await author('en'), await author('ru')]).toEqual(['Okoro (demo artist)', 'Okoro (демо-художник)']);
  expect(await asked('GET /bind_box/getArtist', { lang: 'zh' }, 'nickname')).toBe('Mira（演示艺术家）');
  const one = await market.world.call('GET /bind_box/getArtistDetail', { lang: 'th', uid: '99001' });
  expect(dig(one.message, 'nickname')).toBe('Mira (ศิลปินเดโม)');
});

describe('auctions', () => {
  const bid = async (name: string, raise: string, by = market.token) =>
    market.post('auctionNFT', { ...codeOf(await market.named(name, by)), price: raise }, by);

  test('NF2 the deposit is locked with the first bid alone, and the bid is the price plus the raise', async () => {
    expect(await bid('Glass Tower', '4.99')).toEqual(refused('The bid must be raised by at least 5.'));
    expect(await market.usdt()).toEqual(['60000.00000000', '0.00000000']);
    expect(await bid('Glass Tower', '5')).toMatchObject({ type: 'ok' });
    expect(await market.usdt()).toEqual(['59980.00000000', '20.00000000']);
    expect(await market.named('Glass Tower')).toMatchObject({ price: '105.00000000' });
    expect(await bid('Glass Tower', '5')).toEqual(refused('Please do not repeat the operation.'));
    await market.after(2000);
    expect(await bid('Glass Tower', '7.5')).toMatchObject({ type: 'ok' });
    expect(await market.usdt()).toEqual(['59980.00000000', '20.00000000']);
    const { message } = await market.post('getBindBoxQuotationLog', codeOf(await market.named('Glass Tower')));
    expect(message).toMatchObject([{ price: '112.50000000', status: '1', buyer_id: 70001, is_bot: 0 }]);
  });

  test('NF2 a bid needs the whole sum and the deposit beside it, to the last cent', async () => {
    const lee = await market.world.signIn('lv1@tandem.test');
    const { price, margin } = await market.named('Low Sun', lee);
    const free = amount(String((await market.usdt(lee))[0]));
    const most = subtract(subtract(free, amount(String(price))), amount(String(margin)));
    expect(await bid('Low Sun', add(most, amount('0.01')), lee)).toEqual(
      refused('Your USDT balance does not cover the deposit.'),
    );
    expect(await bid('Low Sun', add(free, amount('1')), lee)).toEqual(refused('Your balance does not cover this bid.'));
    expect((await market.usdt(lee))[0]).toBe(`${free}.00000000`);
    expect(await bid('Low Sun', most, lee)).toMatchObject({ type: 'ok' });
    // The remaining balance pays exactly the bid.
    const left = amount(String((await market.usdt(lee))[0]));
    expect(left).toBe(add(amount(String(price)), most));
    const poor = await market.world.signIn('new@tandem.test');
    expect(await bid('Low Sun', '10', poor)).toEqual(refused('Your balance does not cover this bid.'));
    expect(await market.post('marginNFT', codeOf(await market.named('Low Sun')), poor)).toEqual(
      refused('Your USDT balance does not cover the deposit.'),
    );
  });

  test('marginNFT: takes the deposit once', async () => {
    const art = codeOf(await market.named('Low Sun'));
    expect(await market.named('Low Sun')).toMatchObject({ margin_taken: 0 });
    expect(await market.post('marginNFT', art)).toMatchObject({ type: 'ok' });
    expect(await market.named('Low Sun')).toMatchObject({ margin_taken: 1 });
    expect(await market.named('Low Sun', await market.world.signIn(rivalLogin))).toMatchObject({ margin_taken: 0 });
    expect(await market.usdt()).toEqual(['59950.00000000', '50.00000000']);
    expect(await market.post('marginNFT', art)).toEqual(refused('Your deposit has been taken already.'));
    await bid('Low Sun', '10');
    expect(await market.usdt()).toEqual(['59950.00000000', '50.00000000']);
  });

  test('NF2 a bot that is called one answers by the clock, by the smallest step, and never beyond its told limit', async () => {
    const limit = amount(String((await market.named('Glass Tower'))['bot_limit']));
    await bid('Glass Tower', '5');
    await market.after(36 * 60_000);
    const { message } = await market.post('getBindBoxQuotationLog', codeOf(await market.named('Glass Tower')));
    expect(message).toMatchObject([{ price: '110.00000000', is_bot: 1, status: '1' }, { status: '0' }]);
    expect(String(dig(message, 0, 'nick_name'))).toMatch(/^Bot /);
    await bid('Glass Tower', '400');
    await market.after(40 * hour);
    expect(compare(limit, amount('510'))).toBe(-1);
    expect(await market.named('Glass Tower')).toMatchObject({ price: '510.00000000' });
    await expect(market.hurry('botBid', (await market.named('Glass Tower'))['id'])).rejects.toMatchObject({
      textKey: 'botGoesNoFurther',
    });
  });

  test('NF3 the winner pays within a day: the deposit comes back, the work changes hands', async () => {
    const art = await market.named('Glass Tower');
    await bid('Glass Tower', '500');
    await bid('Glass Tower', '10', await market.world.signIn(rivalLogin));
    const rival = await market.world.signIn(rivalLogin);
    expect(await market.usdt(rival)).toEqual(['249980.00000000', '20.00000000']);
    await market.after(2000);
    await bid('Glass Tower', '15');
    await market.hurry('auctionEnd', art['id']);
    expect(await market.usdt(rival)).toEqual(['250000.00000000', '0.00000000']);
    const [order] = await market.won();
    expect(order).toMatchObject({ price: '625.00000000', is_pay: '0', is_expired: '0', is_read: '0', margin: 20 });
    await market.post('readNFTOrderMessage', { id: String(order?.['id']) });
    expect(await market.won()).toMatchObject([{ is_read: '1' }]);
    expect(await market.post('payNFTOrder', { id: String(order?.['id']) }, rival)).toMatchObject({ type: 'error' });
    expect(await market.post('payNFTOrder', { id: String(order?.['id']) })).toMatchObject({ type: 'ok' });
    expect(await market.usdt()).toEqual(['59375.00000000', '0.00000000']);
    expect(await market.won()).toMatchObject([{ is_pay: '1', is_expired: '1', overtime: '0' }]);
    expect((await market.mine()).map(({ name }) => name)).toEqual(['Glass Tower']);
    expect(await market.post('payNFTOrder', { id: String(order?.['id']) })).toMatchObject({ type: 'error' });
  });

  test('NF3 unpaid after a day the deposit is lost, and the work goes back to the market a day later', async () => {
    await bid('Carousel', '200');
    const end = (await market.named('Carousel'))['end_at'];
    await market.after(Number(end) * 1000 - Date.UTC(2026, 0, 5, 12));
    expect(await market.won()).toMatchObject([{ is_pay: '0', price: '260.00000000' }]);
    await market.after(24 * hour - 1);
    expect(await market.won()).toMatchObject([{ is_expired: '0' }]);
    await market.after(1);
    expect(await market.won()).toMatchObject([{ is_expired: '1', is_pay: '0' }]);
    expect(await market.usdt()).toEqual(['59990.00000000', '0.00000000']);
    expect(await market.mine()).toEqual([]);
    await market.after(24 * hour);
    expect(await market.named('Carousel')).toMatchObject({ status: 1, price: '60.00000000', lock_order: '0' });
  });

  test('the day to pay can run out, and an auction without bids ends without a winner', async () => {
    await bid('Carousel', '200');
    await market.hurry('auctionEnd', (await market.named('Carousel'))['id']);
    await market.hurry('paymentLapse', (await market.won())[0]?.['id']);
    expect(await market.won()).toMatchObject([{ is_expired: '1', is_pay: '0' }]);
    await expect(market.hurry('paymentLapse', (await market.won())[0]?.['id'])).rejects.toMatchObject({
      type: 'error',
    });
    await market.hurry('auctionEnd', (await market.named('Low Sun'))['id']);
    expect(await market.won()).toHaveLength(1);
  });
});
