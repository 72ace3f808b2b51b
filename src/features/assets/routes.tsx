import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const screens = () => import('./screens.ts');

const records = lazyScreen(async () => (await screens()).recordPagesScreen());
/** Records of practice belong to practice: who comes from there stays there. */
const ofEither = { account: 'last', access: 'signed-in', area: 'assets' } as const;

export const assetsRoutes: readonly FeatureRoute[] = [
  {
    path: routes.fund.assets,
    screen: lazyScreen(async () => (await screens()).assetsScreen()),
    account: 'live',
    access: 'signed-in',
    tab: 'assets',
  },
  {
    path: routes.moni.assetsAllRecord,
    screen: lazyScreen(async () => (await screens()).practiceAssetsScreen()),
    account: 'moni',
    access: 'signed-in',
    area: 'simulated',
  },
  { path: routes.fund.assetsAllRecord, screen: records, account: 'live', access: 'signed-in', area: 'assets' },
  { ...ofEither, path: routes.setting.bill, screen: records },
  { ...ofEither, path: routes.fund.assetsRecord, screen: records },
  { ...ofEither, path: routes.fund.select, screen: records },
];
