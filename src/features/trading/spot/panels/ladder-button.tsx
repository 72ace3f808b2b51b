import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { LadderDoor } from '../../ticket/parts/ladder-door.tsx';
import type { SpotLadderProps } from './spot-ladder.tsx';

const SpotLadder = whenWanted<SpotLadderProps>({
  load: async () => (await import('./spot-ladder.tsx')).SpotLadder,
  isWanted: ({ isOpen }) => isOpen,
});

export type LadderButtonProps = Omit<SpotLadderProps, 'isOpen' | 'onClose'>;

/** The way from one limit order to several over a range of prices. */
export const LadderButton = (props: LadderButtonProps) => (
  <LadderDoor renderSheet={(door) => <SpotLadder {...props} {...door} />} />
);
