import { SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { OptionTableProps } from '../parts/option-table.tsx';

/** Desktops alone have room for it. */
export const LaterOptionTable = whenWanted<OptionTableProps>({
  load: async () => (await import('../parts/option-table.tsx')).OptionTable,
  fallback: <SkeletonRows count={3} height={36} />,
});
