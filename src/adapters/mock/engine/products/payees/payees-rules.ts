import { addressProblem } from '../../../../../core/rules/people/payee-rules.ts';
import { depositable, networksOf } from '../deposits/deposit-rules.ts';
import { isOwnPicture } from '../../kernel/requests/picture-rules.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import type { ServerTextKey } from '../../kernel/basics/server-texts.gen.ts';
import type { SeedCurrency } from '../../ledger/currencies.ts';

/** The lines of an international card of this operator, as texts of the server. */
export const internationalLabels = [
  'card.aba',
  'card.holder',
  'card.account',
  'card.place',
  'card.bank',
  'card.branch',
  'card.swift',
  'card.phone',
  'card.ownAddress',
  'card.bankAddress',
] as const satisfies readonly ServerTextKey[];

interface Place {
  readonly currency: string;
  readonly network: string;
  readonly address: string;
  readonly picture: string;
}

/** The network of an address, unless one is named: the only one, or the first whose addresses look like it. */
export const networkOf = (networks: readonly string[], address: string): string | undefined =>
  networks.length === 1 ? networks[0] : networks.find((network) => addressProblem(network, address) === undefined);

/** The network may be missing if the address shows it. */
export function readPlace({ currency: id, network: named, address, picture }: Place): {
  readonly currency: SeedCurrency;
  readonly network: string;
} {
  const currency = depositable(id);
  const networks = networksOf(currency);
  const network = named === '' ? networkOf(networks, address) : named;
  if (network === undefined || network === '' || address === '') throw new Refusal('addressIncomplete');
  if (!networks.includes(network) || (picture !== '' && !isOwnPicture(picture))) throw new Refusal('parameter');
  if (addressProblem(network, address) !== undefined)
    throw new Refusal('addressWrong', { network: network.toUpperCase() });
  return { currency, network };
}
