import { Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { AppError } from '../errors/app-error.ts';
import { notLoaded } from '../errors/not-loaded.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PartFailure, type PartFailureProps } from './part-failure.tsx';

/** The screen is drawn by then, and its needs have loaded. */
export const quietAfterMs = 2_500;

export interface Wanted<Props> {
  /** Fetches the component. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** False as long as there is nothing to see of it; always true when absent. */
  readonly isWanted?: (props: Props) => boolean;
  /** Keeps its place until it is there. */
  readonly fallback?: ReactNode;
  /** Stands in its place while it cannot be fetched: one line that says so, unless it is more than a line's worth. */
  readonly failed?: ComponentType<Props & PartFailureProps>;
  /** The screen is whole without it: nothing is said where it cannot be fetched. */
  readonly isExtra?: boolean;
}

/** What `Loaded` fails with when there is no code; whatever else it fails with is a failure of the screen. */
const notFetched = new WeakSet<object>();

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
 * a while, so that a tap hardly ever waits for it. Code that cannot be fetched fails small: the screen around it stays.
 */
export function whenWanted<Props extends object>({
  load,
  isWanted = () => true,
  fallback,
  failed: Failed = PartFailure,
  isExtra = false,
}: Wanted<Props>): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  let failures = 0;
  const start = (): Promise<ComponentType<Props>> => {
    loading ??= load().catch((error: unknown) => {
      hasFailed = true;
      failures += 1;
      const failure = notLoaded(String(error));
      notFetched.add(failure);
      throw failure;
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
    if (!isNow) return undefined;
    const renderFailure = (error: unknown, retry: () => void): ReactNode => {
      if (!(error instanceof AppError) || !notFetched.has(error)) throw error;
      // Without a network the page itself might not come back.
      return isExtra ? undefined : <Failed {...props} onRetry={retry} isGone={failures > 1 && navigator.onLine} />;
    };
    return (
      <ErrorBoundary onRetry={forgetFailure} renderFailure={renderFailure}>
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
