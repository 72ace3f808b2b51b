import { routes, type RoutePath } from '../../../core/navigation/routes.ts';

/** The operator's fixed pages, open to all. */
export const operatorPages = ['faq', 'contact', 'about', 'compliance', 'withdrawals'] as const;
export type OperatorPage = (typeof operatorPages)[number];

const pageOfRoute: Readonly<Partial<Record<RoutePath, OperatorPage>>> = {
  [routes.common.faq]: 'faq',
  [routes.kf.fqa]: 'faq',
  [routes.common.contactus]: 'contact',
  [routes.common.aboutus]: 'about',
  [routes.setting.operationalCompliance]: 'compliance',
  [routes.kf.tk]: 'withdrawals',
};
const pages: ReadonlyMap<string, OperatorPage> = new Map(Object.entries(pageOfRoute));

/** The page behind an address. */
export const operatorPageAt = (pathname: string): OperatorPage => pages.get(pathname.replace(/\/+$/, '')) ?? 'faq';
