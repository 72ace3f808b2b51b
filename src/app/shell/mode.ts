import { createContext, use } from 'react';
import type { RouteAccount } from '../../core/navigation/feature-route.ts';

/** Which kind of money stands on the page, in words that every page, sheet, message and title carries. */
export interface Mode {
  readonly isDemo: boolean;
  readonly isSimulated: boolean;
}

export const ModeContext = createContext<Mode>({ isDemo: false, isSimulated: false });
export const useMode = (): Mode => use(ModeContext);

export const modeOf = (server: 'network' | 'in-browser', account: RouteAccount): Mode => ({
  isDemo: server === 'in-browser',
  isSimulated: account === 'moni',
});
