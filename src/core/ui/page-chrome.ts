import { createContext, use, type ReactNode } from 'react';

/** What the shell puts on every page and sheet without their knowing: the word badge of the mode, the connection. */
export interface PageChrome {
  readonly badge: ReactNode;
  readonly status: ReactNode;
}

export const PageChromeContext = createContext<PageChrome>({ badge: undefined, status: undefined });
export const usePageChrome = (): PageChrome => use(PageChromeContext);
