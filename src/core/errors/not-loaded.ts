import { AppError } from './app-error.ts';

/** Code that was to be fetched is not here, so nothing was sent. `offline` only where the device itself has no network. */
export const notLoaded = (detail: string): AppError =>
  new AppError(navigator.onLine ? 'not-loaded' : 'offline', 'a part did not arrive', { detail });
