import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { LadderDoor, type LadderDoorProps } from '../../ticket/parts/ladder-door.tsx';
import type { ContractLadderProps } from './contract-ladder.tsx';

const ContractLadder = whenWanted<ContractLadderProps>({
  load: async () => (await import('./contract-ladder.tsx')).ContractLadder,
  isWanted: ({ isOpen }) => isOpen,
});

export interface ContractLadderButtonProps
  extends Omit<ContractLadderProps, 'isOpen' | 'onClose'>, Pick<LadderDoorProps, 'asksFirst'> {}

/** Turns one limit order into several over a range of prices. */
export const ContractLadderButton = ({ asksFirst, ...ladder }: ContractLadderButtonProps) => (
  <LadderDoor asksFirst={asksFirst} renderSheet={(door) => <ContractLadder {...ladder} {...door} />} />
);
