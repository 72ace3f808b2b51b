import { useSyncExternalStore } from 'react';
import { askToInstall, canAskToInstall, watchInstallQuestion } from '../../../core/platform/install-question.ts';

/** Lets the browser ask whether to install the page; undefined where it would not ask. */
export const useInstallQuestion = (): (() => Promise<void>) | undefined =>
  useSyncExternalStore(watchInstallQuestion, canAskToInstall) ? askToInstall : undefined;
