import { IconPencil } from '../../../../core/ui/icons/pencil.gen.tsx';
import { IconTrash } from '../../../../core/ui/icons/trash.gen.tsx';
import type { SavedAddress } from '../../../../core/domain/wallets/payee.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import rowStyles from '../../../../core/ui/lists/link-rows.module.css';
import styles from './payees.module.css';

export interface AddressRowsProps {
  readonly addresses: readonly SavedAddress[];
  /** The person's own name of an address. */
  readonly labelOf: (id: string) => string | undefined;
  /** Undefined while it is not known whose name it would be. */
  readonly onLabel: ((address: SavedAddress) => void) | undefined;
  /** Undefined where the server deletes none. */
  readonly onDelete: ((address: SavedAddress) => void) | undefined;
}

/** Currency and network by which a saved address is known. */
export const placeName = ({ currencyName, network }: Pick<SavedAddress, 'currencyName' | 'network'>): string =>
  [currencyName, network?.toUpperCase()].filter(Boolean).join(' · ');

/** Every address in full: what is shortened cannot be compared. */
export function AddressRows({ addresses, labelOf, onLabel, onDelete }: AddressRowsProps) {
  const t = useText('payees');
  return (
    <ul className={rowStyles['rows']} aria-label={t('addresses.title')}>
      {addresses.map((address) => (
        <li key={address.id} className={rowStyles['row']}>
          <CoinMark name={address.currencyName} size={28} />
          <span className={rowStyles['texts']}>
            <span>{labelOf(address.id) ?? placeName(address)}</span>
            {labelOf(address.id) === undefined ? undefined : (
              <span className={rowStyles['detail']}>{placeName(address)}</span>
            )}
            <span className={styles['address']} translate="no">
              {address.address}
            </span>
          </span>
          {onLabel === undefined ? undefined : (
            <IconButton label={t('label.edit', { place: placeName(address) })} onClick={() => onLabel(address)}>
              <IconPencil size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
          {onDelete === undefined ? undefined : (
            <IconButton label={t('addresses.delete', { place: placeName(address) })} onClick={() => onDelete(address)}>
              <IconTrash size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
