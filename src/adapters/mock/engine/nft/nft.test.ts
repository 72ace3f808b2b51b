import { beforeEach, describe, expect, test } from 'vitest';
import { dig, startWorld, type TestWorld } from '../test-world.ts';

const buyer = 'demo@tandem.test';
const other = 'trader@tandem.test';
const hour = 3_600_000;

let world: TestWorld;
let token: string;
beforeEach(async () => {
  world = await startWorld();
  token = await world.signIn(buyer);
});

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const rowsOf = (message: unknown): readonly Row[] => [message].flat().filter(isRow);

const list = async (fields: Record<string, string> = {}, by = token): Promise<readonly Row[]> =>
  rowsOf((await world.call('GET /bind_box/getBoxList', { limit: '100', ...fields }, by)).message);
const named = async (name: string, by = token): Promise<Row> => {
  const found = (await list({ keyword: name }, by))[0];
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};
const detail = async ({ id }: Row, by = token): Promise<unknown> =>
  (await world.call('GET /bind_box/getBoxDetail', { id: String(id) }, by)).message;
const post = (call: string, fields: Record<string, string> = {}, by = token) =>
  world.call(`POST /bind_box/${call}`, fields, by);
const codeOf = ({ code }: Row): { code: string } => ({ code: String(code) });
const mine = async (by = token): Promise<readonly Row[]> => rowsOf((await post('getMyNFTs', {}, by)).message);
const won = async (by = token): Promise<readonly Row[]> => rowsOf((await post('getNeedPayNFTOrder', {}, by)).message);
const usdt = async (by = token): Promise<readonly unknown[]> => {
  const { message } = await world.call('POST /wallet/detail', { currency: '3', type: 'change' }, by);
  return [dig(message, 'change_balance'), dig(message, 'lock_change_balance')];
};
const after = (milliseconds: number): Promise<void> => world.engine.control.advance(milliseconds);
const refused = (text: string) => ({ type: 'error', message: text });
const hurry = (kind: 'auctionEnd' | 'botBid' | 'paymentLapse', id: unknown, identifier = buyer): Promise<void> =>
  world.engine.control.decide({ kind, identifier, id: Number(id), isApproved: true, reason: '' });

describe('at a price', () => {
  test('NF1 lists: on sale first, two rows where nobody says how many, filters by kind, sale, state, currency and name', async () => {
    expect(rowsOf((await world.call('GET /bind_box/getBoxList')).message)).toHaveLength(2);
    const all = await list();
    const statuses = all.map(({ status }) => status);
    expect(statuses.lastIndexOf(1)).toBeLessThan(statuses.indexOf(2));
    expect(new Set((await list({ pay_type: '2' })).map(({ pay_type: kind }) => kind))).toEqual(new Set(['2']));
    expect(new Set((await list({ type: '3' })).map(({ name }) => name))).toEqual(new Set(['Eight Notes for Rain']));
    expect((await list({ currency: '2' })).map(({ currency_name: name }) => name)).toEqual(['ETH']);
    expect((await list({ status: '2' })).length).toBeGreaterThan(0);
    expect((await list({ keyword: 'glass' })).map(({ name }) => name)).toEqual(['Glass Tower']);
  });

  test('NF1 a sound and a moving picture come with a still one before them; a sound is a file of its own', async () => {
    const sound = await detail(await named('Eight Notes for Rain'));
    expect(String(dig(sound, 'file'))).toMatch(/^data:audio\/wav;base64,UklGR/);
    expect(String(dig(sound, 'image'))).toMatch(/^data:image\/svg\+xml;base64,/);
    const moving = await detail(await named('Slow Orbit'));
    const drawn = (value: unknown): string => atob(String(value).split(',')[1] ?? '');
    expect(drawn(dig(moving, 'file'))).toContain('animateTransform');
    expect(drawn(dig(moving, 'image'))).not.toContain('animate');
  });

  test('buyNFT: the price leaves the spot account once, the work changes hands, and is not bought again', async () => {
    const art = await named('Harbour at Six');
    expect(await post('buyNFT', codeOf(art))).toMatchObject({ type: 'ok' });
    expect(await usdt()).toEqual(['59880.00000000', '0.00000000']);
    expect((await mine()).map(({ name }) => name)).toEqual(['Harbour at Six']);
    expect(await post('buyNFT', codeOf(art))).toEqual(refused('The sale is over.'));
    expect(await list({ keyword: 'Harbour' })).toEqual([]);
    expect(await usdt()).toEqual(['59880.00000000', '0.00000000']);
  });

  test('buyNFT: before the start, without the money, with frozen funds and for an auction it is refused', async () => {
    expect(await post('buyNFT', codeOf(await named('Night Ferry')))).toEqual(
      refused('It is not on sale at this time.'),
    );
    expect(await post('buyNFT', codeOf(await named('Glass Tower')))).toEqual(refused('There is no such artwork.'));
    expect(await post('buyNFT', { code: 'nothing' })).toEqual(refused('There is no such artwork.'));
    const poor = await world.signIn('new@tandem.test');
    expect(await post('buyNFT', codeOf(await named('Evening Grid')), poor)).toEqual(
      refused('Your balance is too small.'),
    );
    const frozen = await world.signIn('frozen@tandem.test');
    expect(await post('buyNFT', codeOf(await named('Evening Grid')), frozen)).toMatchObject({ type: 'error' });
    await after(31 * hour);
    expect(await post('buyNFT', codeOf(await named('Night Ferry')))).toMatchObject({ type: 'ok' });
  });

  test('collect: marks and unmarks; a second tap within a second is refused', async () => {
    const art = await named('Salt Flats');
    const marked = async (): Promise<unknown> => (await world.call('GET /bind_box/getCollection', {}, token)).message;
    await post('collect', codeOf(art));
    expect(await marked()).toMatchObject([{ name: 'Salt Flats', collect: true }]);
    expect(await post('collect', codeOf(art))).toMatchObject({ type: 'error' });
    await after(1000);
    await post('collect', codeOf(art));
    expect(await marked()).toEqual([]);
  });
});

describe('auctions', () => {
  const bid = async (name: string, raise: string, by = token) =>
    post('auctionNFT', { ...codeOf(await named(name, by)), price: raise }, by);

  test('NF2 the deposit is locked with the first bid alone, and the bid is the price plus the raise', async () => {
    expect(await bid('Glass Tower', '4.99')).toEqual(refused('The bid must be raised by at least 5.'));
    expect(await usdt()).toEqual(['60000.00000000', '0.00000000']);
    expect(await bid('Glass Tower', '5')).toMatchObject({ type: 'ok' });
    expect(await usdt()).toEqual(['59980.00000000', '20.00000000']);
    expect(await named('Glass Tower')).toMatchObject({ price: '105.00000000' });
    expect(await bid('Glass Tower', '5')).toEqual(refused('Please do not repeat the operation.'));
    await after(2000);
    expect(await bid('Glass Tower', '7.5')).toMatchObject({ type: 'ok' });
    expect(await usdt()).toEqual(['59980.00000000', '20.00000000']);
    const { message } = await post('getBindBoxQuotationLog', codeOf(await named('Glass Tower')));
    expect(message).toMatchObject([{ price: '112.50000000', status: '1', buyer_id: 70001, is_bot: 0 }]);
  });

  test('NF2 a bid needs the whole sum and the deposit beside it', async () => {
    const lee = await world.signIn('lv1@tandem.test');
    expect(await bid('Low Sun', '1800', lee)).toEqual(refused('Your balance does not cover this bid.'));
    const poor = await world.signIn('new@tandem.test');
    expect(await bid('Low Sun', '10', poor)).toEqual(refused('Your balance does not cover this bid.'));
    expect(await post('marginNFT', codeOf(await named('Low Sun')), poor)).toEqual(
      refused('Your USDT balance does not cover the deposit.'),
    );
  });

  test('marginNFT: takes the deposit once', async () => {
    const art = codeOf(await named('Low Sun'));
    expect(await post('marginNFT', art)).toMatchObject({ type: 'ok' });
    expect(await usdt()).toEqual(['59950.00000000', '50.00000000']);
    expect(await post('marginNFT', art)).toEqual(refused('Your deposit has been taken already.'));
    await bid('Low Sun', '10');
    expect(await usdt()).toEqual(['59950.00000000', '50.00000000']);
  });

  test('NF2 a bot that is called one answers by the clock, by the smallest step, and never beyond its told limit', async () => {
    const limit = Number.parseFloat(String((await named('Glass Tower'))['bot_limit']));
    await bid('Glass Tower', '5');
    await after(36 * 60_000);
    const { message } = await post('getBindBoxQuotationLog', codeOf(await named('Glass Tower')));
    expect(message).toMatchObject([{ price: '110.00000000', is_bot: 1, status: '1' }, { status: '0' }]);
    expect(String(dig(message, 0, 'nick_name'))).toMatch(/^Bot /);
    await bid('Glass Tower', '400');
    await after(40 * hour);
    expect(limit).toBeLessThan(510);
    expect(await named('Glass Tower')).toMatchObject({ price: '510.00000000' });
    await expect(hurry('botBid', (await named('Glass Tower'))['id'])).rejects.toMatchObject({
      textKey: 'botGoesNoFurther',
    });
  });

  test('NF3 the winner pays within a day: the deposit comes back, the work changes hands', async () => {
    const art = await named('Glass Tower');
    await bid('Glass Tower', '500');
    await bid('Glass Tower', '10', await world.signIn(other));
    const rival = await world.signIn(other);
    expect(await usdt(rival)).toEqual(['249980.00000000', '20.00000000']);
    await after(2000);
    await bid('Glass Tower', '15');
    await hurry('auctionEnd', art['id']);
    expect(await usdt(rival)).toEqual(['250000.00000000', '0.00000000']);
    const [order] = await won();
    expect(order).toMatchObject({ price: '625.00000000', is_pay: '0', is_expired: '0', is_read: '0', margin: 20 });
    await post('readNFTOrderMessage', { id: String(order?.['id']) });
    expect(await won()).toMatchObject([{ is_read: '1' }]);
    expect(await post('payNFTOrder', { id: String(order?.['id']) }, rival)).toMatchObject({ type: 'error' });
    expect(await post('payNFTOrder', { id: String(order?.['id']) })).toMatchObject({ type: 'ok' });
    expect(await usdt()).toEqual(['59375.00000000', '0.00000000']);
    expect(await won()).toMatchObject([{ is_pay: '1', is_expired: '1', overtime: '0' }]);
    expect((await mine()).map(({ name }) => name)).toEqual(['Glass Tower']);
    expect(await post('payNFTOrder', { id: String(order?.['id']) })).toMatchObject({ type: 'error' });
  });

  test('NF3 unpaid after a day the deposit is lost, and the work goes back to the market a day later', async () => {
    await bid('Carousel', '200');
    const end = (await named('Carousel'))['end_at'];
    await after(Number(end) * 1000 - Date.UTC(2026, 0, 5, 12));
    expect(await won()).toMatchObject([{ is_pay: '0', price: '260.00000000' }]);
    await after(24 * hour - 1);
    expect(await won()).toMatchObject([{ is_expired: '0' }]);
    await after(1);
    expect(await won()).toMatchObject([{ is_expired: '1', is_pay: '0' }]);
    expect(await usdt()).toEqual(['59990.00000000', '0.00000000']);
    expect(await mine()).toEqual([]);
    await after(24 * hour);
    expect(await named('Carousel')).toMatchObject({ status: 1, price: '60.00000000', lock_order: '0' });
  });

  test('the day to pay is let run out, and an auction that nobody bid in ends without a winner', async () => {
    await bid('Carousel', '200');
    await hurry('auctionEnd', (await named('Carousel'))['id']);
    await hurry('paymentLapse', (await won())[0]?.['id']);
    expect(await won()).toMatchObject([{ is_expired: '1', is_pay: '0' }]);
    await expect(hurry('paymentLapse', (await won())[0]?.['id'])).rejects.toMatchObject({ type: 'error' });
    await hurry('auctionEnd', (await named('Low Sun'))['id']);
    expect(await won()).toHaveLength(1);
  });
});

describe('resale', () => {
  const resell = (art: Row, fields: Record<string, string> = {}, by = token) =>
    post(
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
    const art = await named('Evening Grid');
    expect(await resell(art)).toEqual(refused('This artwork is not yours.'));
    await post('buyNFT', codeOf(art));
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
    expect(await named('Evening Grid')).toMatchObject({ status: 2, resell_nft_status: 1, price: '30.00000000' });
  });

  test('NF5 another person buys it and the owner gets the whole price; a bot buys at no more than the catalogue says', async () => {
    const [grid, flats] = [await named('Evening Grid'), await named('Salt Flats')];
    await post('buyNFT', codeOf(grid));
    await post('buyNFT', codeOf(flats));
    await resell(grid);
    await resell(flats, { price: '400' });
    expect(await post('buyNFT', codeOf(grid))).toMatchObject({ type: 'error' });
    await after(2 * hour);
    expect(await usdt()).toEqual(['59785.00000000', '0.00000000']);
    expect((await mine()).map(({ name }) => name)).toEqual(['Salt Flats']);
    const rival = await world.signIn(other);
    expect(await named('Salt Flats', rival)).toMatchObject({ owner: 0, price: '400.00000000' });
    expect(await post('buyNFT', codeOf(flats), rival)).toMatchObject({ type: 'ok' });
    expect(await usdt()).toEqual(['60185.00000000', '0.00000000']);
    expect(await mine()).toEqual([]);
  });

  test('what nobody bought is its owner’s again when the window is over', async () => {
    const flats = await named('Salt Flats');
    await post('buyNFT', codeOf(flats));
    await resell(flats, { price: '400' });
    await after(80 * hour);
    expect(await mine()).toMatchObject([{ name: 'Salt Flats', status: 0, resell_nft_status: 0 }]);
  });
});

describe('blind boxes', () => {
  test('NF4 the chances are told, nothing of the content is, and opening shows it once', async () => {
    const [box] = await list({ pay_type: '3' });
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
    expect(await post('openBlindBox', codeOf(box))).toEqual(refused('There is no such box to open.'));
    await post('buyNFT', codeOf(box));
    expect(await mine()).toMatchObject([{ rarity: '', rarity_status: '0', image: box['image'] }]);
    const opened = await post('openBlindBox', codeOf(box));
    expect(opened).toMatchObject({ type: 'ok', message: { rarity_status: '1' } });
    expect(['N', 'R', 'SR']).toContain(dig(opened, 'message', 'rarity'));
    expect(dig(opened, 'message', 'image')).not.toBe(box['image']);
    expect(await post('openBlindBox', codeOf(box))).toMatchObject({ type: 'error' });
    expect(await list({ pay_type: '3' })).toHaveLength(4);
  });
});
