import { useText } from '../../../core/i18n/use-text.ts';
import { OptionList } from '../../../core/ui/lists/option-list.tsx';
import { networkName } from '../model/deposit-place.ts';
import styles from '../../shared/exact-text/parts/exact-text.module.css';

export interface NetworkChoiceProps {
  /** As the server names them. */
  readonly networks: readonly string[];
  /** Why it matters. */
  readonly caution: string;
  /** Undefined until the person has chosen. */
  readonly selected: string | undefined;
  readonly onSelect: (network: string) => void;
}

/** The network of a payment; none is chosen in advance. */
export function NetworkChoice({ networks, caution, selected, onSelect }: NetworkChoiceProps) {
  const t = useText('funds');
  return (
    <section className={styles['card']}>
      <p className={styles['caution']}>{caution}</p>
      <OptionList
        isInForm
        label={t('deposit.network')}
        options={networks.map((network) => ({ id: network, label: networkName(network) ?? network }))}
        value={selected}
        onChange={onSelect}
      />
    </section>
  );
}
