import { createContext, use, type ReactNode } from 'react';

/** The shell's parts on every page and sheet: the mode badge, the connection, a banner. */
export interface PageChrome {
  readonly badge: ReactNode;
  /** The badge as a strip above the header of a page, or in the bar above all pages. */
  readonly strip?: ReactNode;
  /** Beside the title of a page. */
  readonly offer?: ReactNode;
  readonly status: ReactNode;
  /** A row below the header. */
  readonly banner: ReactNode;
  /** At the top of the page's content, and scrolled with it. */
  readonly lead?: ReactNode;
  /** Strip and connection are in the bar above all pages. */
  readonly hasTopBar?: boolean | undefined;
}

export const PageChromeContext = createContext<PageChrome>({ badge: undefined, status: undefined, banner: undefined });
export const usePageChrome = (): PageChrome => use(PageChromeContext);
