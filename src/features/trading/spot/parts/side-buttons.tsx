import type { Side } from '../../../../core/domain/market/depth.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import styles from '../../ticket/parts/side-buttons.module.css';

export interface SideButtonsProps {
  readonly base: string;
  readonly onOpen: (side: Side) => void;
}

/** Two equal buttons under the thumb. */
export function SideButtons({ base, onOpen }: SideButtonsProps) {
  const t = useText('trading');
  const isSimulated = useMoneyMark() === 'simulated';
  return (
    <div className={styles['sides']}>
      <Button variant="up" onClick={() => onOpen('buy')}>
        {isSimulated ? t('submit.practiceBuy', { base }) : t('submit.buy', { base })}
      </Button>
      <Button variant="down" onClick={() => onOpen('sell')}>
        {isSimulated ? t('submit.practiceSell', { base }) : t('submit.sell', { base })}
      </Button>
    </div>
  );
}
