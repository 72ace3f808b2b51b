import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleArtwork } from '../../../../tests/support/sample-artwork.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import type { ArtistPage, Artwork } from '../../../core/domain/products/artwork.ts';
import type { ArtworkFilter } from '../../shared/nft/data/artwork-list.ts';
import MyNftScreen from './my-nft-screen.tsx';
import NftProfileScreen from './nft-profile-screen.tsx';
import NftScreen from './nft-screen.tsx';
import NftSearchScreen from './nft-search-screen.tsx';

const now = Date.UTC(2026, 0, 5, 12);
const hour = 3_600_000;
let found: readonly Artwork[] = [];
let own: readonly Artwork[] = [];
let isSignedIn = true;
let person: ArtistPage | undefined;
const asked = vi.fn<(filter: ArtworkFilter) => void>();
const idle = { error: null, hasMore: false, isLoadingMore: false, isReading: false, retry: () => undefined };

vi.mock('../../shared/nft/data/artwork-list.ts', () => ({
  useArtworks: (filter: ArtworkFilter) => {
    asked(filter);
    return { rows: found, ...idle, loadMore: () => undefined };
  },
}));
vi.mock('../data/artworks.ts', () => ({
  useSaleCurrencies: () => ({ data: [{ id: '3', name: 'USDT' }] }),
  useMarkedArtworks: () => ({ data: [], error: null }),
  useArtist: () => ({ data: person, error: null }),
}));
vi.mock('../../shared/nft/data/own-artworks.ts', () => ({
  useOwnArtworks: () => ({ query: { data: own, error: null } }),
}));
vi.mock('../../shared/nft/data/won-auctions.ts', () => ({ useWonAuctions: () => ({ query: { data: [] } }) }));
vi.mock('../../../core/time/use-server-now.ts', () => ({ useServerNow: () => now }));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn, userId: '1' }) }));
vi.mock('../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ products: { nft: true } }),
}));

beforeEach(() => {
  found = [sampleArtwork({ startsAtMs: now - hour, endsAtMs: now + hour })];
  own = [];
  isSignedIn = true;
  asked.mockReset();
});
afterEach(cleanup);

const lastAsked = (): ArtworkFilter | undefined => asked.mock.lastCall?.[0];

describe('the own gallery', () => {
  test('NF1 while it is read nothing is said of it; without works that is said', async () => {
    person = undefined;
    await showScreen(NftProfileScreen, '/pages/nft/mine');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByText('No artworks published')).toBeNull();
    cleanup();
    person = { id: '1', name: 'Ann', picture: undefined, artworks: [], favourites: [], marks: undefined };
    await showScreen(NftProfileScreen, '/pages/nft/mine');
    expect(screen.getByText('No artworks published')).toBeTruthy();
  });
});

describe('the market', () => {
  test('NF1 H3 the warning comes first; each work shows a still picture, its price and how long it is on sale', async () => {
    found = [sampleArtwork({ kind: 'video', startsAtMs: now - hour, endsAtMs: now + hour })];
    await showScreen(NftScreen, '/pages/nft/nft');
    expect(screen.getByText(/lose everything/)).toBeTruthy();
    const tile = within(screen.getByRole('list', { name: 'Artworks' })).getByRole('link');
    expect(tile.getAttribute('href')).toContain('artworkDetail_video?id=7');
    expect(tile.querySelector('img')?.getAttribute('width')).toBe('200');
    expect(document.querySelector('video, audio')).toBeNull();
    expect(tile.textContent?.replaceAll('\u00A0', ' ')).toMatch(/Blue.*20 USDT.*Ends in .*01:00:00/);
  });

  test('NF1 a price without a currency has a dash for the unit, and says why', async () => {
    found = [sampleArtwork({ currencyName: '' })];
    await showScreen(NftScreen, '/pages/nft/nft');
    expect(screen.getByText('Currency not stated')).toBeTruthy();
  });

  test('NF1 it is narrowed by sale, kind, state and currency; where nothing matches the way back is offered', async () => {
    found = [];
    await showScreen(NftScreen, '/pages/nft/nft');
    expect(screen.getByText('No artworks are offered at present')).toBeTruthy();
    for (const [label, value] of [
      ['Sale', 'Auction'],
      ['Kind', 'Audio'],
      ['State', 'Not started'],
      ['Currency', 'USDT'],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${label}:`) }));
      fireEvent.click(screen.getByRole('radio', { name: value }));
    }
    expect(lastAsked()).toEqual({ saleKind: 'auction', kind: 'audio', state: 'upcoming', currencyId: '3' });
    expect(screen.getByText('Nothing matches these filters')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(Object.values(lastAsked() ?? {}).every((part) => part === undefined)).toBe(true);
  });

  test('NF1 favourites are a person’s own: a visitor is led to the login', async () => {
    isSignedIn = false;
    await showScreen(NftScreen, '/pages/nft/components/collection');
    expect(screen.getByText('Log in to see your favourites')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
  });
});

test('NF1 the search asks for words before it asks the server, and says what it has not found', async () => {
  found = [];
  await showScreen(NftSearchScreen, '/pages/nft/components/search');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('searchbox').getAttribute('aria-invalid')).toBe('true');
  expect(asked).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' glass ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(lastAsked()).toEqual({ keyword: 'glass' });
  expect(screen.getByText('No artwork is called “glass”')).toBeTruthy();
});

test('NF4 NF5 one’s own works: kept, on resale, and boxes that are still closed, each counted', async () => {
  const over = { ownerId: '1', startsAtMs: 0, endsAtMs: now - hour } as const;
  own = [
    sampleArtwork({ ...over, id: '1', name: 'Kept' }),
    sampleArtwork({ ...over, id: '2', name: 'Offered', isResold: true, endsAtMs: now + hour }),
    sampleArtwork({ ...over, id: '3', name: 'Closed', saleKind: 'box' }),
  ];
  await showScreen(MyNftScreen, '/pages/nft/myNft');
  const names = (): readonly string[] =>
    own.map(({ name }) => name).filter((name) => screen.queryByText(name) !== null);
  expect(names()).toEqual(['Kept', 'Closed']);
  fireEvent.click(screen.getByRole('tab', { name: /Listed/ }));
  expect(names()).toEqual(['Offered']);
  fireEvent.click(screen.getByRole('tab', { name: /Closed boxes/ }));
  expect(names()).toEqual(['Closed']);
  cleanup();
  own = [];
  await showScreen(MyNftScreen, '/pages/nft/myNft');
  expect(screen.getByText('Nothing here yet')).toBeTruthy();
});
