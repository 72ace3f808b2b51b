import { IconArrowDownRight } from '../../../../core/ui/icons/arrow-down-right.gen.tsx';
import { IconArrowUpRight } from '../../../../core/ui/icons/arrow-up-right.gen.tsx';
import type { ContractDirection } from '../../../../core/domain/orders/contract-order.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import styles from './contract.module.css';

const icons = { long: IconArrowUpRight, short: IconArrowDownRight } as const;

/** A direction as icon, word and colour. */
export function DirectionWord({ direction }: { readonly direction: ContractDirection }) {
  const t = useText('contracts');
  const Icon = icons[direction];
  return (
    <span className={styles['way']} data-direction={direction}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      {t(`direction.${direction}`)}
    </span>
  );
}
