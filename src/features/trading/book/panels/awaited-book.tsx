import { SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';

/** Of a level, px; beside the levels there are the heads, the last price and the choice of the grouping. */
const [rowHeight, otherRows] = [24, 4];

/** A placeholder for the book. */
export const AwaitedBook = ({ levels }: { readonly levels: number }) => (
  <SkeletonRows count={2 * levels + otherRows} height={rowHeight} />
);
