import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screens = () => import('./screens.ts');

const market = lazyScreen(async () => (await screens()).nftScreen());
const artwork = lazyScreen(async () => (await screens()).artworkScreen());
const own = { account: 'live', access: 'signed-in', area: 'finance' } as const;
const open = { account: 'live', access: 'open', area: 'finance' } as const;

export const nftRoutes: readonly FeatureRoute[] = [
  { path: routes.nft.nft, screen: market, ...open },
  { path: routes.nft.componentsArtwork, screen: market, ...open },
  { path: routes.nft.componentsArtist, screen: market, ...open },
  { path: routes.nft.componentsCollection, screen: market, ...open },
  {
    path: routes.nft.componentsSearch,
    screen: lazyScreen(async () => (await screens()).nftSearchScreen()),
    ...open,
  },
  { path: routes.nft.artworkDetail, screen: artwork, ...open },
  { path: routes.nft.artworkDetailVideo, screen: artwork, ...open },
  { path: routes.nft.artistDetail, screen: lazyScreen(async () => (await screens()).artistScreen()), ...open },
  { path: routes.nft.mine, screen: lazyScreen(async () => (await screens()).nftProfileScreen()), ...own },
  { path: routes.nft.myNft, screen: lazyScreen(async () => (await screens()).myNftScreen()), ...own },
  { path: routes.nft.purchase, screen: lazyScreen(async () => (await screens()).purchaseRecordsScreen()), ...own },
  { path: routes.nft.purchaseOne, screen: lazyScreen(async () => (await screens()).wonAuctionScreen()), ...own },
  { path: routes.nft.resell, screen: lazyScreen(async () => (await screens()).resellScreen()), ...own },
];
