import type { DepositAddress } from '../../../core/domain/deposit.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { OptionList } from '../../../core/ui/option-list.tsx';
import { networkName } from '../model/deposit-place.ts';
import styles from './deposit.module.css';

export interface NetworkChoiceProps {
  readonly addresses: readonly DepositAddress[];
  /** Undefined until the person has chosen. */
  readonly selected: string | undefined;
  readonly onSelect: (network: string) => void;
}

/** Which network it comes from; nothing is chosen for the person. */
export function NetworkChoice({ addresses, selected, onSelect }: NetworkChoiceProps) {
  const t = useText('funds');
  return (
    <section className={styles['card']}>
      <p className={styles['caution']}>{t('deposit.chooseNetwork')}</p>
      <OptionList
        label={t('deposit.network')}
        options={addresses.flatMap(({ network }) =>
          network === undefined ? [] : [{ id: network, label: networkName(network) ?? network }],
        )}
        value={selected}
        onChange={onSelect}
      />
    </section>
  );
}
