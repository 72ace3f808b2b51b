import { use, type ComponentType } from 'react';
import { AppError } from '../errors/app-error.ts';
import { readAtOnce } from '../waiting/read-at-once.ts';
import { tellCannotStart } from './cannot-start.ts';

/** How long the code of a screen may take to arrive. */
export const screenTimeLimitMs = 60_000;

/** A screen whose code arrives when it is first wanted. */
export interface LazyScreen {
  (): React.JSX.Element;
  /** Fetches the code ahead of its use, and resolves when it is there; a failure is kept for the screen itself to report. */
  readonly preload: () => Promise<void>;
  /** Fetches again after a failure. */
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

const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((visit) => 'type' in visit && visit.type === 'reload');

/** Browsers remember that a module could not be fetched until the page is loaded anew; the hash keeps the route over that. */
async function fetchAgain(load: Load): Promise<ComponentType> {
  try {
    return await withinTimeLimit(load);
  } catch (cause) {
    // A page that was loaded anew already, with the same end, may be kept from the file by its own copies.
    if (!wasReloaded() || !tellCannotStart(cause)) window.location.reload();
    return new Promise<never>(() => undefined);
  }
}

/**
 * Like React's `lazy`, but a fetch that failed can be repeated without losing the page. Rejects with `no-answer` after
 * 60 s or when the code cannot be fetched.
 */
export function lazyScreen(load: Load): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  const start = (): Promise<ComponentType> => (loading ??= readAtOnce(withinTimeLimit(load)));
  const preload = async (): Promise<void> => {
    // The screen itself meets a failure.
    await start().catch(() => undefined);
  };
  const retry = (): void => {
    loading = readAtOnce(fetchAgain(load));
  };
  function Screen() {
    const Loaded = use(start());
    return <Loaded />;
  }
  return Object.assign(Screen, { preload, retry });
}
