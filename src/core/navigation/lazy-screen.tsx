import { use, type ComponentType } from 'react';
import { AppError } from '../errors/app-error.ts';

/** How long the code of a screen may take to arrive. */
export const screenTimeLimitMs = 60_000;

/** A screen whose code arrives when it is first wanted. */
export interface LazyScreen {
  (): React.JSX.Element;
  /** Fetches the code ahead of its use; a failure is kept for the screen itself to report. */
  readonly preload: () => void;
  /** Forgets a failed fetch, so that the next attempt asks again. */
  readonly retry: () => void;
}

type Load = () => Promise<{ readonly default: ComponentType }>;

async function withinTimeLimit(load: Load): Promise<ComponentType> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('no-answer', 'the screen did not arrive')), screenTimeLimitMs);
  });
  try {
    const screen = await Promise.race([load(), tooLate]);
    return screen.default;
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('no-answer', 'the screen did not arrive', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Like React's `lazy`, but a fetch that failed can be repeated without losing the page. Rejects with `no-answer` after
 * 60 s or when the code cannot be fetched.
 */
export function lazyScreen(load: Load): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  const start = (): Promise<ComponentType> => (loading ??= withinTimeLimit(load));
  const retry = (): void => {
    loading = undefined;
  };
  const preload = (): void => {
    // Whoever shows the screen meets the failure; ahead of that it is nobody's.
    start().catch(() => undefined);
  };
  function Screen() {
    const Loaded = use(start());
    return <Loaded />;
  }
  return Object.assign(Screen, { preload, retry });
}
