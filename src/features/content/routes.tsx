import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen, type LazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes, type RoutePath } from '../../core/navigation/routes.ts';

const help = lazyScreen(() => import('./screens/help-screen.tsx'));
const operatorPage = lazyScreen(() => import('./screens/operator-page-screen.tsx'));
const support = lazyScreen(() => import('./screens/support-screen.tsx'));

/** Everybody may read them, and no money is shown. */
const openTo = (path: RoutePath, screen: LazyScreen): FeatureRoute => ({
  path,
  screen,
  account: 'root',
  access: 'open',
});

export const contentRoutes: readonly FeatureRoute[] = [
  openTo(routes.common.aboutuslist, help),
  openTo(routes.common.aboutus, operatorPage),
  openTo(routes.common.faq, operatorPage),
  openTo(routes.common.contactus, operatorPage),
  openTo(routes.setting.operationalCompliance, operatorPage),
  openTo(routes.kf.fqa, operatorPage),
  openTo(routes.kf.tk, operatorPage),
  openTo(routes.kefu.index, support),
  openTo(routes.kf.kf, support),
  openTo(routes.kf.kfline, support),
  openTo(
    routes.common.article,
    lazyScreen(() => import('./screens/article-screen.tsx')),
  ),
  openTo(
    routes.common.webView,
    lazyScreen(() => import('./screens/web-view-screen.tsx')),
  ),
  openTo(
    routes.chooseLocation,
    lazyScreen(() => import('./screens/choose-location-screen.tsx')),
  ),
  openTo(
    routes.openLocation,
    lazyScreen(() => import('./screens/open-location-screen.tsx')),
  ),
];
