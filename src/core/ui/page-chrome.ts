import { createContext, use, type ReactNode } from 'react';

/** What the shell puts on every page and sheet without their knowing: the word badge of the mode, the connection, a banner. */
export interface PageChrome {
  readonly badge: ReactNode;
  readonly status: ReactNode;
  /** Takes a row of its own below the header. */
  readonly banner: ReactNode;
}

export const PageChromeContext = createContext<PageChrome>({ badge: undefined, status: undefined, banner: undefined });
export const usePageChrome = (): PageChrome => use(PageChromeContext);
