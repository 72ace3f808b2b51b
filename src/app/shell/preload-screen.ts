import type { FeatureRoute } from '../../core/navigation/feature-route.ts';

/** Fetches the code of a screen that is about to be shown. */
export function preloadScreen(route: FeatureRoute | undefined): void {
  if (route !== undefined && 'preload' in route.screen) route.screen.preload();
}

/** Lets a screen whose code did not arrive be fetched again. */
export function forgetFailedScreen(route: FeatureRoute): void {
  if ('retry' in route.screen) route.screen.retry();
}
