import { IconArrowsUpDown } from '../../../core/ui/icons/arrows-up-down.gen.tsx';
import type { ConvertibleCurrency } from '../../../core/domain/wallets/conversion.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { CoinPicker } from './coin-picker.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { shownBalance } from '../../../core/money/shown-balance.ts';

export interface ConversionWayProps {
  readonly currencies: readonly ConvertibleCurrency[];
  readonly from: ConvertibleCurrency;
  readonly to: ConvertibleCurrency;
  readonly onCurrency: (side: 'fromId' | 'toId', id: string) => void;
  readonly onSwap: () => void;
}

/** The two currencies, one above the other, and the arrow that makes them change places. */
export function ConversionWay({ currencies, from, to, onCurrency, onSwap }: ConversionWayProps) {
  const t = useText('convert');
  const funds = useText('funds');
  const ends = [
    { side: 'fromId', label: t('from'), currency: from },
    { side: 'toId', label: t('to'), currency: to },
  ] as const;
  return (
    <div className={styles['way']}>
      <div className={styles['ends']}>
        {ends.map(({ side, label, currency }) => (
          <CoinPicker
            key={side}
            label={label}
            coins={currencies}
            selected={currency.id}
            onSelect={(id) => onCurrency(side, id)}
            caption={
              <>
                {funds('available')}{' '}
                <MoneyText value={shownBalance(currency.available, currency.name)} currency={currency.name} />
              </>
            }
          />
        ))}
      </div>
      <IconButton className={styles['swap']} label={t('swap')} onClick={onSwap}>
        <IconArrowsUpDown size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
