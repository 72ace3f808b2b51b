import { contractDirections } from '../../model/contract-ticket.ts';
import type { ContractDirection } from '../../../../../core/domain/orders/contract-order.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { Button } from '../../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../../core/ui/money/money-mark.ts';
import { openingKeys } from '../../model/contract-key.ts';
import styles from '../../../ticket/parts/side-buttons.module.css';

export interface ContractButtonsProps {
  readonly base: string;
  readonly onOpen: (direction: ContractDirection) => void;
}

/** Two equal buttons under the thumb. */
export function ContractButtons({ base, onOpen }: ContractButtonsProps) {
  const t = useText('contracts');
  const mark = useMoneyMark();
  return (
    <div className={styles['sides']}>
      {contractDirections.map((direction) => (
        <Button key={direction} variant={direction === 'long' ? 'up' : 'down'} onClick={() => onOpen(direction)}>
          {t(openingKeys[mark][direction], { base })}
        </Button>
      ))}
    </div>
  );
}
