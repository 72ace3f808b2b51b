import { Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { AppError } from '../errors/app-error.ts';

/** The screen is drawn by then, and its needs have loaded. */
export const quietAfterMs = 2_500;

export interface Wanted<Props> {
  /** Fetches the component. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** False as long as there is nothing to see of it; always true when absent. */
  readonly isWanted?: (props: Props) => boolean;
  /** Keeps its place until it is there. */
  readonly fallback?: ReactNode;
}

/** Runs when the screen has been quiet for a while and the device has a network; the result forgets about it. */
function onceQuiet(run: () => void): () => void {
  const waiting = new AbortController();
  const timer = setTimeout(() => {
    if (navigator.onLine) run();
    else window.addEventListener('online', run, { once: true, signal: waiting.signal });
  }, quietAfterMs);
  return () => {
    clearTimeout(timer);
    waiting.abort();
  };
}

/**
 * A part of a screen that can wait: its code is fetched when it is first wanted, or when the screen has been quiet for
 * a while, so that a tap hardly ever waits for it. Code that cannot be fetched is a failure of the screen (`offline`).
 */
export function whenWanted<Props extends object>({
  load,
  isWanted = () => true,
  fallback,
}: Wanted<Props>): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  const start = (): Promise<ComponentType<Props>> => {
    loading ??= load().catch((error: unknown) => {
      hasFailed = true;
      throw new AppError('offline', 'a part of the screen could not be loaded', { detail: String(error) });
    });
    return loading;
  };
  const forgetFailure = (): void => {
    if (hasFailed) loading = undefined;
    hasFailed = false;
  };
  // A failed preload is silent: the next use of the part retries.
  const fetchQuietly = (): void => void start().catch(forgetFailure);
  function Loaded(props: Props) {
    const Component = use(start());
    return <Component {...props} />;
  }
  return function WhenWanted(props: Props) {
    const [wasWanted, setWasWanted] = useState(false);
    const isNow = wasWanted || isWanted(props);
    if (isNow !== wasWanted) setWasWanted(isNow);
    useEffect(() => {
      const forget = onceQuiet(fetchQuietly);
      return () => {
        forget();
        forgetFailure();
      };
    }, []);
    return isNow ? (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    ) : undefined;
  };
}
