import type { Namespace } from '../i18n/keys.d.ts';
import type { LazyScreen } from './lazy-screen.tsx';
import type { RoutePath } from './routes.ts';

/**
 * The account of a screen: real, simulated, none (`root`), or that of the previous screen (`last`), which stays in
 * practice.
 */
export type RouteAccount = 'live' | 'moni' | 'root' | 'last';

export const tabIds = ['home', 'market', 'trade', 'simulated', 'finance', 'assets', 'guess'] as const;
export type TabId = (typeof tabIds)[number];

/** One route of a feature: what to show, for whom, with which account. */
export interface FeatureRoute {
  readonly path: RoutePath;
  /** Made with `lazyScreen`, so that its code arrives with the first visit and a failed arrival can be repeated. */
  readonly screen: LazyScreen;
  readonly account: RouteAccount;
  /** `signed-in` sends visitors to the login page first and back here afterwards. */
  readonly access: 'open' | 'signed-in';
  /** Dictionaries of the screen, fetched beside its code when it is the first one; without them they come after it. */
  readonly texts?: readonly Namespace[] | undefined;
  /** It starts with the list of pairs, which is then preloaded in parallel with the code on a first visit. */
  readonly showsPairs?: boolean | undefined;
  /** The tab that is lit while this screen shows. Screens without one have no tab bar on phones. */
  readonly tab?: TabId | undefined;
  /** The selected tab when there is none: on a desktop's rail, or in an operator's set without it. */
  readonly area?: TabId | undefined;
}
