import { bankCardFields } from '../../../core/domain/wallets/payee.ts';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import type { WithdrawalWay } from '../../../core/domain/wallets/withdrawal.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useBankCard, useInternationalCard } from '../payees/data/bank-cards.ts';
import { useSavedAddresses } from '../payees/data/saved-addresses.ts';
import { useAddressGuard } from '../payees/operations/use-address-guard.ts';
import type { NamedAddress } from '../model/saved-places.ts';
import { useAddressLabels } from '../payees/operations/use-address-labels.ts';
import type { CardLine } from '../model/card-line.ts';

export interface Payees {
  /** Not answered yet: what stands there is neither known to exist nor to be missing. */
  readonly isReading: Readonly<Record<WithdrawalWay, boolean>>;
  /** Undefined while they are not read. */
  readonly addresses: readonly NamedAddress[] | undefined;
  /** One of any currency: some servers require its id even for a card. */
  readonly anySaved: string | undefined;
  /** Those that this device has not known for a day. */
  readonly fresh: readonly NamedAddress[];
  /** The person has chosen on this device to withdraw to saved addresses only. */
  readonly isOnlySaved: boolean;
  /** Undefined while none is saved, or not read yet. */
  readonly cards: Readonly<Record<Exclude<WithdrawalWay, 'address'>, readonly CardLine[] | undefined>>;
}

/** A failure is an answer: then the person goes on without. */
const isUnanswered = ({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean =>
  data === undefined && error === null;

/** Where the person has said that money may go. */
export function usePayees(currencyId: CurrencyId): Payees {
  const t = useText('payees');
  const saved = useSavedAddresses();
  const { data } = saved;
  const guard = useAddressGuard(data);
  const labels = useAddressLabels();
  const addresses = data
    ?.filter((address) => address.currencyId === currencyId)
    .map((address) => ({ ...address, label: labels.labelOf(address.id) }));
  const bankCard = useBankCard();
  const card = bankCard.data?.card;
  const internationalCard = useInternationalCard();
  const filled = (internationalCard.data ?? []).filter(({ value }) => value !== '');
  return {
    isReading: {
      address: isUnanswered(saved),
      bankCard: isUnanswered(bankCard),
      internationalCard: isUnanswered(internationalCard),
    },
    addresses,
    anySaved: (addresses?.[0] ?? data?.[0])?.id,
    fresh: addresses?.filter(guard.isFresh) ?? [],
    isOnlySaved: guard.isOnlySaved,
    cards: {
      bankCard:
        card === undefined
          ? undefined
          : bankCardFields
              .filter((field) => card[field] !== '')
              .map((field) => ({ label: t(`card.${field}`), value: card[field] })),
      internationalCard: filled.length === 0 ? undefined : filled,
    },
  };
}
