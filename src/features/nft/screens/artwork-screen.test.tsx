import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ArtBid, Resale } from '../../../core/domain/products/art-sale.ts';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { amount, rate, type Amount } from '../../../core/money/amount.ts';
import { forgetSent, SendingAround } from '../../../../tests/support/sending-around.tsx';
import { sampleArtwork } from '../../../../tests/support/sample-artwork.ts';
import ArtworkScreen from './artwork-screen.tsx';
import ResellScreen from './resell-screen.tsx';

const now = Date.UTC(2026, 0, 5, 12);
const hour = 3_600_000;
let artwork: Artwork = sampleArtwork();
let userId: string | undefined;
let balance = amount('1000');
const bids: readonly ArtBid[] = [];
const accepted = { kind: 'accepted' } as const;
const buyArtwork = vi.fn<(code: string) => Promise<typeof accepted>>();
const openBox = vi.fn<(code: string) => Promise<typeof accepted>>();
const placeBid = vi.fn<(wish: { code: string; raise: Amount }) => Promise<typeof accepted>>();
const resellArtwork = vi.fn<(resale: Resale) => Promise<typeof accepted>>();

vi.mock('../../shared/wallets/data/read-available.ts', () => ({ useReadAvailable: () => async () => '1000' }));
vi.mock(
  '../../shared/server/data/use-server-dialect.ts',
  async () => (await import('../../../../tests/support/dialect-stage.ts')).dialectData,
);
vi.mock('../data/artworks.ts', () => ({
  useArtwork: () => ({ data: artwork, error: null }),
  useMarkArtwork: () => () => Promise.resolve(accepted),
  useReadArtwork: () => () => Promise.resolve(artwork),
}));
vi.mock('../data/art-sales.ts', () => ({
  useBidsOn: () => ({ query: { data: bids, error: null }, readNow: () => Promise.resolve(bids) }),
  useArtWrites: () => ({ buyArtwork, placeBid, resellArtwork, openBox }),
}));
vi.mock('../../shared/nft/data/own-bids.ts', () => ({ useOwnBids: () => ({ rows: [] }) }));
vi.mock('../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ capabilities: { auctionDeposit: false } }),
}));
vi.mock('../../shared/nft/data/own-artworks.ts', () => ({
  useOwnArtworks: () => ({ readNow: () => Promise.resolve([]) }),
}));
const readWins = vi.fn<() => Promise<void>>();
vi.mock('../../shared/nft/data/won-auctions.ts', () => ({
  useWonAuctions: () => ({ query: { data: [], refetch: readWins } }),
}));
vi.mock('../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => true }));
vi.mock('../../../core/time/use-server-now.ts', () => ({ useServerNow: () => now }));
vi.mock('../../../core/session/use-session.ts', () => ({
  useSession: () => ({ isSignedIn: userId !== undefined, userId }),
}));
vi.mock('../../shared/wallets/data/spot-balance.ts', () => ({ useSpotBalance: () => () => balance }));

const open = { startsAtMs: now - hour, endsAtMs: now + hour };

beforeEach(() => {
  userId = '1';
  balance = amount('1000');
  for (const write of [buyArtwork, placeBid, resellArtwork, openBox]) write.mockReset().mockResolvedValue(accepted);
});
afterEach(cleanup);
beforeEach(forgetSent);

/** Dictionaries arrive when they do. */
const patience = { timeout: 60_000 };

async function show(Screen: ComponentType, shown: Artwork): Promise<void> {
  artwork = shown;
  render(
    <SendingAround>
      <MemoryRouter initialEntries={['/?id=7']}>
        <Suspense fallback="waiting">
          <Screen />
        </Suspense>
      </MemoryRouter>
    </SendingAround>,
  );
  await screen.findAllByText(shown.name, {}, patience);
}
/** The text beside a label, with ordinary spaces. */
const beside = (label: string): string =>
  (screen.getByText(label).nextSibling?.textContent ?? '').replaceAll('\u00a0', ' ');
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

describe('the media of an artwork', () => {
  test.each(['gif', 'audio', 'video'] as const)(
    'NF1 the poster of a %s comes first, and nothing plays before a tap',
    async (kind) => {
      const file = kind === 'audio' ? 'data:audio/wav;base64,AA' : 'https://files.test/film.mp4';
      const moving = kind === 'gif' ? 'data:image/svg+xml,moving' : file;
      await show(ArtworkScreen, sampleArtwork({ kind, file: moving }));
      expect(document.querySelector('audio, video')).toBeNull();
      expect(screen.getByAltText('Blue').getAttribute('src')).toBe('data:image/svg+xml,poster');
      fireEvent.click(button(/Play|Let it move/));
      const playing = document.querySelector(kind === 'gif' ? 'img' : kind);
      expect(playing?.getAttribute('src')).toBe(moving);
    },
  );

  test('NF1 a file that fails says so in its place, with the poster', async () => {
    await show(ArtworkScreen, sampleArtwork({ kind: 'audio', file: 'https://files.test/tune.mp3' }));
    fireEvent.click(button('Play audio'));
    const player = document.querySelector('audio');
    expect(player).not.toBeNull();
    if (player !== null) fireEvent.error(player);
    expect(screen.getByRole('alert').textContent).toBe('Audio file error');
    expect(screen.getByAltText('Blue')).toBeTruthy();
  });
});

describe('buying', () => {
  test('H15 a review stands before the purchase, both answers weigh the same, and the focus starts on the way out', async () => {
    await show(ArtworkScreen, sampleArtwork(open));
    fireEvent.click(button('Buy'));
    const dialog = screen.getByRole('dialog');
    expect(document.activeElement?.textContent).toBe('Back');
    expect(dialog.textContent).toContain('cannot be undone');
    expect(buyArtwork).not.toHaveBeenCalled();
    const sure = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Buy');
    if (sure !== undefined) fireEvent.click(sure);
    await vi.waitFor(() => expect(buyArtwork.mock.calls).toEqual([['0xabc1']]));
    expect(await screen.findByText('It is yours', {}, patience)).toBeTruthy();
  });

  test('NF4 the chances of a box stand before its button; where they are not published, that does', async () => {
    const chances = [
      { rarity: 'N', percent: rate('80') },
      { rarity: 'SR', percent: rate('20') },
    ];
    await show(ArtworkScreen, sampleArtwork({ ...open, saleKind: 'box', chances }));
    expect(beside('Rarity SR')).toContain('20');
    cleanup();
    await show(ArtworkScreen, sampleArtwork({ ...open, saleKind: 'box' }));
    expect(screen.getByText('Odds not published by the operator.')).toBeTruthy();
    expect(screen.queryByText(/Most boxes are worth less/)).toBeNull();
  });

  test('what cannot be bought is not offered: not started, over, too dear, and to visitors a way to log in', async () => {
    await show(ArtworkScreen, sampleArtwork({ startsAtMs: now + 1, endsAtMs: now + hour }));
    expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull();
    cleanup();
    await show(ArtworkScreen, sampleArtwork({ startsAtMs: now - hour, endsAtMs: now }));
    expect(screen.getByText('Sale ended')).toBeTruthy();
    cleanup();
    balance = amount('19.99');
    await show(ArtworkScreen, sampleArtwork(open));
    expect(button('Buy').hasAttribute('disabled')).toBe(true);
    cleanup();
    userId = undefined;
    await show(ArtworkScreen, sampleArtwork(open));
    expect(screen.getByRole('link', { name: 'Log in to buy' })).toBeTruthy();
    cleanup();
    await show(ArtworkScreen, sampleArtwork({ ...open, saleKind: 'auction' }));
    expect(screen.getByRole('link', { name: 'Log in to bid' })).toBeTruthy();
    cleanup();
    await show(ArtworkScreen, sampleArtwork({ startsAtMs: now - hour, endsAtMs: now }));
    expect(screen.queryByRole('link', { name: /^Log in/ })).toBeNull();
  });

  test('H4 H23 neither before nor after the purchase is there a reward, or a word of what it will be worth', async () => {
    const praise = /coupon|bonus|rebate|reward|invite|cashback|profit|rare find|will be worth|last chance/i;
    await show(ArtworkScreen, sampleArtwork(open));
    expect(document.body.textContent).not.toMatch(praise);
    expect(screen.getByText(/No yield is guaranteed/)).toBeTruthy();
    fireEvent.click(button('Buy'));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('Nobody has to buy it from you later.');
    expect(dialog.textContent).not.toMatch(praise);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Buy' }));
    await screen.findByText('It is yours', {}, patience);
    expect(document.body.textContent).not.toMatch(praise);
  });

  test('H3 H6 the warning stands on the page, and nothing celebrates', async () => {
    await show(ArtworkScreen, sampleArtwork(open));
    expect(screen.getByText(/lose everything/)).toBeTruthy();
    expect(document.body.innerHTML).not.toMatch(/confetti|streak|leaderboard/i);
  });
});

describe('bidding', () => {
  const auction = sampleArtwork({
    ...open,
    saleKind: 'auction',
    price: amount('288'),
    raise: amount('13'),
    hasDeposit: false,
    deposit: amount('20'),
    botLimit: amount('500'),
  });

  test('NF2 the next valid bid stands in the field; deposit, sum and forfeiture stand before the button', async () => {
    await show(ArtworkScreen, auction);
    expect(screen.getByLabelText<HTMLInputElement>('Your bid').value).toBe('301');
    expect(beside('Locked now')).toContain('20 USDT');
    expect(beside('To pay if you win')).toContain('301 USDT');
    expect(screen.getByText(/the deposit is lost/)).toBeTruthy();
    expect(screen.getByText(/demo bots, not people/)).toBeTruthy();
    fireEvent.click(button(/^Bid 301\sUSDT$/));
    expect(placeBid).not.toHaveBeenCalled();
    fireEvent.click(button('Place bid'));
    await vi.waitFor(() => expect(placeBid.mock.calls).toEqual([[{ code: '0xabc1', raise: '13' }]]));
  });

  test('NF2 H16 the field holds the least that counts, nothing is sent or ticked in advance, and either answer is plain', async () => {
    await show(ArtworkScreen, auction);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Your bid').value).toBe('301');
    fireEvent.click(button(/^Bid 301\sUSDT$/));
    const answers = within(screen.getByRole('dialog')).getAllByRole('button');
    expect(answers.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Back', 'Place bid']));
    expect(document.activeElement?.textContent).toBe('Back');
    for (const answer of answers.filter(({ textContent }) => textContent === 'Back')) fireEvent.click(answer);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(placeBid).not.toHaveBeenCalled();
  });

  test('NF3 when the hammer has fallen, what was won is read at once', async () => {
    readWins.mockReset().mockResolvedValue(undefined);
    await show(ArtworkScreen, auction);
    expect(readWins).not.toHaveBeenCalled();
    cleanup();
    await show(ArtworkScreen, { ...auction, endsAtMs: now });
    expect(readWins).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText('Your bid')).toBeNull();
  });

  test('NF2 a bid below the minimum is stopped before it is sent, with the exact minimum', async () => {
    await show(ArtworkScreen, auction);
    fireEvent.change(screen.getByLabelText('Your bid'), { target: { value: '289' } });
    fireEvent.click(button('Place bid'));
    expect(document.body.textContent).toMatch(/301\sUSDT/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(placeBid).not.toHaveBeenCalled();
  });
});

describe('a box of one’s own', () => {
  test('NF4 it is opened in one calm step: one tap, one call, nothing that turns or almost happens', async () => {
    const box = { saleKind: 'box', ownerId: '1', startsAtMs: 0, endsAtMs: now - hour } as const;
    await show(ArtworkScreen, sampleArtwork(box));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(button('Open the box'));
    fireEvent.click(button('Open the box'));
    await vi.waitFor(() => expect(openBox.mock.calls).toEqual([['0xabc1']]));
    expect(await screen.findByText('The box is open', {}, patience)).toBeTruthy();
    cleanup();
    await show(ArtworkScreen, sampleArtwork({ ...box, isBoxOpen: true, rarity: 'SR' }));
    expect(beside('Rarity')).toBe('SR');
    expect(screen.queryByRole('button', { name: 'Open the box' })).toBeNull();
  });
});

describe('resale', () => {
  const own = sampleArtwork({ ownerId: '1', endsAt: '2026-01-05 11:00:00', endsAtMs: now - hour, startsAtMs: 0 });
  const choose = (label: string, day: string): void => {
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${label}: `) }));
    fireEvent.click(screen.getByRole('button', { name: day }));
  };
  const fill = (label: string, value: string): boolean =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test('NF5 H15 H16 that it cannot be withdrawn is said first and ticked by the person, with what comes in', async () => {
    await show(ResellScreen, own);
    expect(screen.getByText('A resale cannot be withdrawn')).toBeTruthy();
    for (const field of document.querySelectorAll('input')) {
      if (field.type === 'radio') expect(field.checked).toBe(false);
      else expect(field.value).toBe('');
    }
    fill('Price', '30');
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    choose('Start', 'January 5');
    fill('Start (hh:mm)', '12:10');
    choose('End', 'January 5');
    fill('End (hh:mm)', '1200');
    expect(screen.getByText('The end must be later than the start')).toBeTruthy();
    choose('End', 'January 6');
    expect(beside('You receive')).toContain('30 USDT');
    fireEvent.click(button('Review'));
    const tick = screen.getByRole<HTMLInputElement>('checkbox');
    expect(tick.checked).toBe(false);
    expect(button('Put on sale').hasAttribute('disabled')).toBe(true);
    fireEvent.click(tick);
    fireEvent.click(button('Put on sale'));
    await vi.waitFor(() => expect(resellArtwork).toHaveBeenCalled());
    expect(resellArtwork.mock.calls).toEqual([
      [
        {
          code: '0xabc1',
          price: '30',
          startsAt: '2026-01-05 12:10:00',
          endsAt: '2026-01-06 12:00:00',
          raise: undefined,
        },
      ],
    ]);
  });
});
