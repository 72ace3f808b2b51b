import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { LaterLeftRun } from '../../orders/panels/later-left-run.ts';
import { useLadderKey } from '../../ticket/operations/use-ladder-memory.ts';
import { LadderDoor } from '../../ticket/parts/ladder-door.tsx';
import type { SpotLadderProps } from './spot-ladder.tsx';

const SpotLadder = whenWanted<SpotLadderProps>({
  load: async () => (await import('./spot-ladder.tsx')).SpotLadder,
  isWanted: ({ isOpen }) => isOpen,
});

export type LadderButtonProps = Omit<SpotLadderProps, 'isOpen' | 'onClose' | 'memoryKey'>;

/** The way from one limit order to several over a range of prices. */
export function LadderButton(props: LadderButtonProps) {
  const memoryKey = useLadderKey('spot', props.context.instrument.symbol);
  return (
    <LadderDoor
      renderSheet={(door) => (
        <>
          <SpotLadder {...props} {...door} memoryKey={memoryKey} />
          <LaterLeftRun memoryKey={memoryKey} isOpen={door.isOpen} text="ladder.left" />
        </>
      )}
    />
  );
}
