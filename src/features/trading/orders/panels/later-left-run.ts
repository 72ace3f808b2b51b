import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { isRunKept } from '../data/kept-run.ts';
import type { LeftRunProps } from './left-run.tsx';

/** Hardly anyone leaves in the middle. */
export const LaterLeftRun = whenWanted<LeftRunProps>({
  load: async () => (await import('./left-run.tsx')).LeftRun,
  isWanted: ({ memoryKey, isOpen }) => !isOpen && isRunKept(memoryKey),
  isExtra: true,
});
