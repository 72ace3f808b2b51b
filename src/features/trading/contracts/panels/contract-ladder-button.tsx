import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { LaterLeftRun } from '../../orders/panels/later-left-run.ts';
import { useLadderKey } from '../../ticket/operations/use-ladder-memory.ts';
import { LadderDoor, type LadderDoorProps } from '../../ticket/parts/ladder-door.tsx';
import type { ContractLadderProps } from './contract-ladder.tsx';

const ContractLadder = whenWanted<ContractLadderProps>({
  load: async () => (await import('./contract-ladder.tsx')).ContractLadder,
  isWanted: ({ isOpen }) => isOpen,
});

export interface ContractLadderButtonProps
  extends Omit<ContractLadderProps, 'isOpen' | 'onClose' | 'memoryKey'>, Pick<LadderDoorProps, 'asksFirst'> {}

/** Turns one limit order into several over a range of prices. */
export function ContractLadderButton({ asksFirst, ...ladder }: ContractLadderButtonProps) {
  const memoryKey = useLadderKey('contract', ladder.context.instrument.symbol);
  return (
    <LadderDoor
      asksFirst={asksFirst}
      renderSheet={(door) => (
        <>
          <ContractLadder {...ladder} {...door} memoryKey={memoryKey} />
          <LaterLeftRun memoryKey={memoryKey} isOpen={door.isOpen} text="ladder.left" />
        </>
      )}
    />
  );
}
