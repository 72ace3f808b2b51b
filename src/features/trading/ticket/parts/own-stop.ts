import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';

/** Few meet it: its words come when it is wanted. */
export const OwnStopText = whenWanted<{ readonly stop: OwnStop }>({
  load: async () => (await import('../../../shared/limits/parts/own-stop-text.tsx')).OwnStopText,
});
