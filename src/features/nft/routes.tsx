import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const market = lazyScreen(() => import('./screens/nft-screen.tsx'));
const artwork = lazyScreen(() => import('./screens/artwork-screen.tsx'));
const own = { account: 'live', access: 'signed-in', area: 'finance' } as const;
const open = { account: 'live', access: 'open', area: 'finance' } as const;

export const nftRoutes: readonly FeatureRoute[] = [
  { path: routes.nft.nft, screen: market, ...open },
  { path: routes.nft.componentsArtwork, screen: market, ...open },
  { path: routes.nft.componentsArtist, screen: market, ...open },
  { path: routes.nft.componentsCollection, screen: market, ...open },
  {
    path: routes.nft.componentsSearch,
    screen: lazyScreen(() => import('./screens/nft-search-screen.tsx')),
    ...open,
  },
  { path: routes.nft.artworkDetail, screen: artwork, ...open },
  { path: routes.nft.artworkDetailVideo, screen: artwork, ...open },
  { path: routes.nft.artistDetail, screen: lazyScreen(() => import('./screens/artist-screen.tsx')), ...open },
  { path: routes.nft.mine, screen: lazyScreen(() => import('./screens/nft-profile-screen.tsx')), ...own },
  { path: routes.nft.myNft, screen: lazyScreen(() => import('./screens/my-nft-screen.tsx')), ...own },
  { path: routes.nft.purchase, screen: lazyScreen(() => import('./screens/purchase-records-screen.tsx')), ...own },
  { path: routes.nft.purchaseOne, screen: lazyScreen(() => import('./screens/won-auction-screen.tsx')), ...own },
  { path: routes.nft.resell, screen: lazyScreen(() => import('./screens/resell-screen.tsx')), ...own },
];
