import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes, type RoutePath } from '../../core/navigation/routes.ts';

const screen = lazyScreen(() => import('./screens/content-screen.tsx'));
const { aboutuslist, aboutus, faq, contactus, article, webView } = routes.common;

const paths: readonly RoutePath[] = [
  aboutuslist,
  aboutus,
  faq,
  contactus,
  article,
  webView,
  routes.setting.operationalCompliance,
  routes.kefu.index,
  routes.kf.fqa,
  routes.kf.tk,
  routes.kf.kf,
  routes.kf.kfline,
  routes.chooseLocation,
  routes.setting.areas,
  routes.openLocation,
];

/** Open to all, and without money. */
export const contentRoutes: readonly FeatureRoute[] = paths.map((path) => ({
  path,
  screen,
  account: 'root',
  access: 'open',
}));
