import type { SavedAddress } from '../../../core/domain/wallets/payee.ts';
import type { WithdrawalDraft, WithdrawalPlan } from './withdrawal-plan.ts';

/** A saved address with the person's own name for it. */
export interface NamedAddress extends SavedAddress {
  readonly label: string | undefined;
}

/** The saved address that the draft names; one without a network stands for every network. */
export const chosenPlace = (
  { address, network }: WithdrawalDraft,
  saved: readonly NamedAddress[],
): NamedAddress | undefined => {
  const same = saved.filter((one) => one.address === address.trim());
  return (
    same.find((one) => one.network?.toLowerCase() === network.toLowerCase()) ??
    same.find((one) => one.network === undefined)
  );
};

/** The draft with this destination, on the server's own name of its network; one that names none leaves it to be chosen. */
export const withPlace = (
  draft: WithdrawalDraft,
  { network, address }: Pick<SavedAddress, 'network' | 'address'>,
  { networks }: Pick<WithdrawalPlan, 'networks'>,
): WithdrawalDraft => ({
  ...draft,
  address,
  network: networks.find((one) => one.toLowerCase() === network?.toLowerCase()) ?? '',
});
