import { createContext, use } from 'react';
import type { AccountId } from '../../../core/account/account-scope.ts';
import type { ServerInfo } from '../../../core/platform/server-info.ts';

/** The kind of money on the page, as a word on every page, sheet, message and title. */
export interface Mode {
  readonly isDemo: boolean;
  /** The demo as one file from a folder; its word says so. */
  readonly isOneFile: boolean;
  readonly isSimulated: boolean;
}

export const ModeContext = createContext<Mode>({ isDemo: false, isOneFile: false, isSimulated: false });
export const useMode = (): Mode => use(ModeContext);

export const modeOf = ({ kind, isOneFile }: ServerInfo, account: AccountId | 'root'): Mode => ({
  isDemo: kind === 'in-browser',
  isOneFile,
  isSimulated: account === 'moni',
});

/** The word for the demo, by how it is delivered. */
export const demoWord = ({ isOneFile }: Mode): 'mode.demo' | 'mode.demoFile' =>
  isOneFile ? 'mode.demoFile' : 'mode.demo';
