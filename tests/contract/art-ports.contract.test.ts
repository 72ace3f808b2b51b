import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Artwork } from '../../src/core/domain/products/artwork.ts';
import { amount } from '../../src/core/money/amount.ts';
import { negate, subtract } from '../../src/core/money/fixed-point.ts';
import { ArtSalesPort } from '../../src/core/ports/art-sales-port.ts';
import { ArtworksPort } from '../../src/core/ports/artworks-port.ts';
import { WalletPort } from '../../src/core/ports/wallet-port.ts';
import { artSalePromises, artworkPromises } from './promises/art-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, personAtDesk, type RunningWorld, type World } from './worlds.ts';

const spot = { currency: 'USDT', wallet: 'change', locked: false } as const;
const locked = { ...spot, locked: true } as const;
const rival = 'trader@tandem.test';

const describeArtPorts = (world: World): unknown =>
  describe(`ArtworksPort and ArtSalesPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.signIn(personAtDesk);
    });
    afterEach(() => running.stop());
    const works = (): ArtworksPort => running.port(ArtworksPort);
    const sales = (): ArtSalesPort => running.port(ArtSalesPort);
    const named = async (keyword: string): Promise<Artwork> => {
      const [found] = (await works().artworks({ page: 1, limit: 5, keyword })).items;
      if (found === undefined) throw new Error(`no ${keyword}`);
      return found;
    };
    const hurry = (kind: 'auctionEnd' | 'paymentLapse', id: string): Promise<void> =>
      running.presenter.decide({ kind, identifier: personAtDesk, id: Number(id), isApproved: true, reason: '' });
    const sumsAreZero = (): void => expect(new Set(running.ledgerSums())).toEqual(new Set(['0']));

    tryPromises([...artworkPromises, ...artSalePromises], () => running);

    test('buyArtwork: NF1 the price leaves the spot account once, and the work is the person’s', async () => {
      const before = running.balance(spot);
      const art = await named('Harbour');
      await sales().buyArtwork({ code: art.code });
      expect(running.balance(spot)).toBe(subtract(before, art.price));
      expect((await sales().ownArtworks()).map(({ code }) => code)).toEqual([art.code]);
      await expect(sales().buyArtwork({ code: art.code })).rejects.toMatchObject({ kind: 'server' });
      expect(running.balance(spot)).toBe(subtract(before, art.price));
      sumsAreZero();
    });

    test('artwork: NF1 a film comes with a still picture and a file, a picture with itself', async () => {
      const film = await works().artwork({ artworkId: (await named('Turning Room')).id });
      expect(film.kind).toBe('video');
      expect(film.poster).toMatch(/^data:image\//);
      expect(film.file).not.toBe(film.poster);
      const picture = await works().artwork({ artworkId: (await named('Harbour')).id });
      expect(picture.file).toBe(picture.poster);
    });

    test('markArtwork: it is among the marked until it is tapped again', async () => {
      const { code } = await named('Salt Flats');
      await works().markArtwork({ code });
      expect((await works().markedArtworks()).map((marked) => marked.code)).toEqual([code]);
      await running.presenter.advance({ milliseconds: 1000 });
      await works().markArtwork({ code });
      expect(await works().markedArtworks()).toEqual([]);
    });

    test('placeBid: NF2 the deposit is locked once, the raise comes on top, and who is outbid has it back at the end', async () => {
      const before = running.balance(spot);
      const art = await named('Glass Tower');
      await sales().placeDeposit({ code: art.code });
      expect([running.balance(spot), running.balance(locked)]).toEqual([
        subtract(before, art.deposit ?? amount('0')),
        art.deposit,
      ]);
      await sales().placeBid({ code: art.code, raise: amount('600') });
      expect(running.balance(locked)).toBe(art.deposit);
      expect(await sales().bidsOn({ code: art.code })).toMatchObject([{ price: '700', isLeading: true, isBot: false }]);
      await running.signIn(rival);
      await sales().placeBid({ code: art.code, raise: amount('5') });
      await running.signIn(personAtDesk);
      expect((await sales().ownBids({ page: 1, limit: 5 })).items).toMatchObject([
        { price: '700', isLeading: false, deposit: art.deposit },
      ]);
      await hurry('auctionEnd', art.id);
      expect([running.balance(spot), running.balance(locked)]).toEqual([before, amount('0')]);
      expect(await sales().wonAuctions()).toEqual([]);
      sumsAreZero();
    });

    test('payWonAuction: NF3 pays the winning bid once, the deposit comes back', async () => {
      const before = running.balance(spot);
      const art = await named('Carousel');
      await sales().placeBid({ code: art.code, raise: amount('200') });
      await hurry('auctionEnd', art.id);
      const [won] = await sales().wonAuctions();
      expect(won).toMatchObject({ state: 'due', price: '260', isRead: false, deposit: '10' });
      const wonId = won?.id ?? '';
      await sales().readWonAuction({ wonId });
      expect(await sales().wonAuctions()).toMatchObject([{ isRead: true }]);
      await sales().payWonAuction({ wonId });
      expect([running.balance(spot), running.balance(locked)]).toEqual([subtract(before, amount('260')), amount('0')]);
      expect(await sales().wonAuctions()).toMatchObject([{ state: 'paid' }]);
      await expect(sales().payWonAuction({ wonId })).rejects.toMatchObject({ kind: 'server' });
      sumsAreZero();
    });

    test('wonAuctions: NF3 unpaid after a day the deposit is lost, and nothing else', async () => {
      const before = running.balance(spot);
      const art = await named('Carousel');
      await sales().placeBid({ code: art.code, raise: amount('200') });
      await hurry('auctionEnd', art.id);
      await running.presenter.advance({ milliseconds: 86_400_000 });
      expect(await sales().wonAuctions()).toMatchObject([{ state: 'expired' }]);
      expect([running.balance(spot), running.balance(locked)]).toEqual([
        subtract(before, art.deposit ?? amount('0')),
        amount('0'),
      ]);
      sumsAreZero();
    });

    test('wonAuctions: NF3 the day to pay lapses: it is news again, cannot be paid, and the work goes back for everybody', async () => {
      const art = await named('Carousel');
      await sales().placeBid({ code: art.code, raise: amount('200') });
      await hurry('auctionEnd', art.id);
      const wonId = (await sales().wonAuctions())[0]?.id ?? '';
      await sales().readWonAuction({ wonId });
      expect(await sales().wonAuctions()).toMatchObject([{ state: 'due', isRead: true }]);
      await hurry('paymentLapse', wonId);
      const lost = running.balance(spot);
      expect(await sales().wonAuctions()).toMatchObject([{ state: 'expired', isRead: false, paidAtMs: undefined }]);
      await expect(sales().payWonAuction({ wonId })).rejects.toMatchObject({ kind: 'server' });
      expect(await sales().ownArtworks()).toEqual([]);
      expect([running.balance(spot), running.balance(locked)]).toEqual([lost, amount('0')]);
      const bills = await running.account
        .port(WalletPort)
        .bills({ currencyId: '3', account: 'spot', page: 1, limit: 3 });
      expect(bills.items.map(({ change }) => change)).toContain(negate(art.deposit ?? amount('0')));
      await running.presenter.advance({ milliseconds: 86_400_000 });
      expect(await named('Carousel')).toMatchObject({ price: art.price });
      await running.signIn(rival);
      await sales().placeBid({ code: art.code, raise: amount('5') });
      expect(await sales().bidsOn({ code: art.code })).toMatchObject([{ isLeading: true, isBot: false }]);
      sumsAreZero();
    });

    test('openBox: NF4 the chances are told before, the content is not, and it opens once', async () => {
      const [box] = (await works().artworks({ page: 1, limit: 1, saleKind: 'box' })).items;
      expect(box).toMatchObject({ isBoxOpen: false, rarity: undefined });
      expect(box?.chances).toHaveLength(3);
      const code = box?.code ?? '';
      await sales().buyArtwork({ code });
      const opened = await sales().openBox({ code });
      expect(opened.isBoxOpen).toBe(true);
      expect(box?.chances.map(({ rarity }) => rarity)).toContain(opened.rarity);
      await expect(sales().openBox({ code })).rejects.toMatchObject({ kind: 'server' });
    });

    test('resellArtwork: NF5 it is on sale for others, cannot be offered twice, and pays its owner in full', async () => {
      const art = await named('Evening Grid');
      await sales().buyArtwork({ code: art.code });
      const before = running.balance(spot);
      const wall = (minutes: number): string =>
        new Date(running.now() + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
      const resale = { code: art.code, price: amount('500'), startsAt: wall(5), endsAt: wall(500), raise: undefined };
      await expect(sales().resellArtwork({ ...resale, endsAt: wall(5) })).rejects.toMatchObject({ kind: 'server' });
      await sales().resellArtwork(resale);
      await expect(sales().resellArtwork(resale)).rejects.toMatchObject({ kind: 'server' });
      await running.presenter.advance({ milliseconds: 6 * 60_000 });
      await running.signIn(rival);
      await sales().buyArtwork({ code: art.code });
      await running.signIn(personAtDesk);
      expect(subtract(running.balance(spot), before)).toBe('500');
      expect(await sales().ownArtworks()).toEqual([]);
      sumsAreZero();
    });

    test('artists: they are called what they are; artist: with works and marks', async () => {
      const [one] = (await works().artists({ page: 1, limit: 1 })).items;
      expect(one?.name).toContain('demo');
      const page = await works().artist({ artistId: one?.id ?? '' });
      expect(page.artworks.length).toBeGreaterThan(0);
      expect((await works().saleCurrencies()).map(({ name }) => name)).toEqual(['USDT', 'ETH']);
    });
  });

oneAccountWorlds.forEach(describeArtPorts);
