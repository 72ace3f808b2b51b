import type { FeatureRoute } from '../../core/navigation/feature-route.ts';
import { lazyScreen } from '../../core/navigation/lazy-screen.tsx';
import { routes } from '../../core/navigation/routes.ts';

const { mailMessage, mailMessageList, mailMessageDetail, ggList, ggDetail } = routes.mailMessage;
const screen = lazyScreen(() => import('./screens/messages-screen.tsx'));
const shown = { screen, account: 'root' } as const;

export const messagesRoutes: readonly FeatureRoute[] = [
  { ...shown, path: mailMessage, access: 'open' },
  { ...shown, path: ggList, access: 'open' },
  { ...shown, path: ggDetail, access: 'open' },
  { ...shown, path: mailMessageList, access: 'signed-in' },
  { ...shown, path: mailMessageDetail, access: 'signed-in' },
];
