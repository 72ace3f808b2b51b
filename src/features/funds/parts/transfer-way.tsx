import { IconArrowsUpDown } from '../../../core/ui/icons/arrows-up-down.gen.tsx';
import { useText } from '../../../core/i18n/use-text.ts';
import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { ChoiceField } from '../../shared/request-form/parts/choice-field.tsx';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import styles from '../../shared/request-form/parts/requests.module.css';

export interface WayEnd {
  readonly account: WalletAccount;
  readonly available: Amount | undefined;
}

export interface TransferWayProps {
  readonly accounts: readonly WalletAccount[];
  readonly from: WayEnd;
  readonly to: WayEnd;
  readonly currency: string;
  readonly onAccount: (side: 'from' | 'to', account: WalletAccount) => void;
  readonly onSwap: () => void;
}

/** The two accounts with their balances, one above the other, and a button that swaps them. */
export function TransferWay({ accounts, currency, onAccount, onSwap, ...ends }: TransferWayProps) {
  const t = useText('funds');
  const options = accounts.map((id) => ({ id, label: t(`accounts.${id}`) }));
  return (
    <div className={styles['way']}>
      <div className={styles['ends']}>
        {(['from', 'to'] as const).map((side) => (
          <div key={side} className={styles['end']}>
            <ChoiceField
              label={t(`transfer.${side}`)}
              options={options}
              value={ends[side].account}
              onChange={(account) => onAccount(side, account)}
            />
            <p className={styles['holding']}>
              {t('available')} <MoneyText value={shownBalance(ends[side].available, currency)} currency={currency} />
            </p>
          </div>
        ))}
      </div>
      <IconButton className={styles['swap']} label={t('transfer.swap')} onClick={onSwap}>
        <IconArrowsUpDown size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
