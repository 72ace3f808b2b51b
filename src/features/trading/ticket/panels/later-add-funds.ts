import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { AddFundsProps } from './add-funds.tsx';

/** Few orders lack anything. */
export const LaterAddFunds = whenWanted<AddFundsProps>({
  load: async () => (await import('./add-funds.tsx')).AddFunds,
  isWanted: ({ isShort }) => isShort,
  isExtra: true,
});
