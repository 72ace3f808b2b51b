import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const records = lazyScreen(() => import('./screens/record-pages-screen.tsx'));
/** The records of practice belong to practice: a person from there stays there. */
const ofEither = { account: 'last', access: 'signed-in', area: 'assets' } as const;

export const assetsRoutes: readonly FeatureRoute[] = [
  {
    path: routes.fund.assets,
    screen: lazyScreen(() => import('./screens/assets-screen.tsx')),
    account: 'live',
    access: 'signed-in',
    tab: 'assets',
  },
  {
    path: routes.moni.assetsAllRecord,
    screen: lazyScreen(() => import('./screens/practice-assets-screen.tsx')),
    account: 'moni',
    access: 'signed-in',
    area: 'simulated',
  },
  { path: routes.fund.assetsAllRecord, screen: records, account: 'live', access: 'signed-in', area: 'assets' },
  { ...ofEither, path: routes.setting.bill, screen: records },
  { ...ofEither, path: routes.fund.assetsRecord, screen: records },
  { ...ofEither, path: routes.fund.select, screen: records },
];
