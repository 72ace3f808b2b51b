import { useSyncExternalStore } from 'react';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { askedTerms, askTerms, watchAskedTerms } from '../model/asked-terms.ts';
import type { GlossarySheetProps } from './glossary-sheet.tsx';

const LaterSheet = whenWanted<GlossarySheetProps>({
  load: async () => (await import('./glossary-sheet.tsx')).GlossarySheet,
  isWanted: ({ asked }) => asked !== undefined,
});

/** Explains a tapped term on any page. Its texts load with the first tap. */
export const Glossary = () => (
  <LaterSheet asked={useSyncExternalStore(watchAskedTerms, askedTerms)} onClose={() => askTerms(undefined)} />
);
