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

/** A long sentence of the screen, shown while the rest of the screen loads. */
export interface RouteLead {
  readonly texts: Namespace;
  /** The path of its key in that dictionary. */
  readonly key: readonly string[];
  /** Only for people who are not signed in; others see another text there. */
  readonly isForVisitors?: boolean | undefined;
  /** Below the screen's first part instead of at its top. */
  readonly isBelow?: boolean | undefined;
}

/** One route of a feature: what to show, for whom, with which account. */
export interface FeatureRoute {
  readonly path: RoutePath;
  /** Made with `lazyScreen`, so that its code loads with the first visit, and loads again after a failure. */
  readonly screen: LazyScreen;
  readonly account: RouteAccount;
  /** `signed-in` sends visitors to the login page first and back here afterwards. */
  readonly access: 'open' | 'signed-in';
  /** Dictionaries of the screen, fetched beside its code when it is the first one; without them they come after it. */
  readonly texts?: readonly Namespace[] | undefined;
  /** It starts with the list of pairs, which is then preloaded in parallel with the code on a first visit. */
  readonly showsPairs?: boolean | undefined;
  /** What the frame in the page says until the screen is there. */
  readonly lead?: RouteLead | undefined;
  /** The tab that is lit while this screen shows. Screens without one have no tab bar on phones. */
  readonly tab?: TabId | undefined;
  /** The selected tab when there is none: on a desktop's rail, or in an operator's set without it. */
  readonly area?: TabId | undefined;
}
