import { checkChainAddress } from '../../../../core/rules/addresses/chain-address.ts';
import { lookAlikeOf } from '../../../../core/rules/text/look-alike.ts';
import { addressProblem } from '../../../../core/rules/people/payee-rules.ts';
import type { RuleProblem } from '../../../../core/rules/rule-problem.ts';

export interface AddressDraft {
  readonly currencyId: string | undefined;
  /** Undefined until one is chosen. */
  readonly network: string | undefined;
  readonly typed: string;
  /** The person confirms the comparison with the similar address. */
  readonly isCompared: boolean;
}

export interface AddressReading {
  readonly address: string;
  readonly problem: RuleProblem | undefined;
  /** Nothing here can check addresses of this network. */
  readonly isUnchecked: boolean;
  /** A known address that begins and ends like this one. */
  readonly lookAlike: string | undefined;
  readonly isReady: boolean;
}

/** The hints on an address while it is typed. */
export function readAddressDraft(draft: AddressDraft, known: readonly string[]): AddressReading {
  const address = draft.typed.trim();
  const { currencyId, network } = draft;
  const problem = addressProblem(network ?? '', address);
  const lookAlike = lookAlikeOf(address, known);
  const isChosen = currencyId !== undefined && network !== undefined;
  return {
    address,
    problem,
    isUnchecked: isChosen && problem === undefined && checkChainAddress(network, address).kind === 'unchecked',
    lookAlike,
    isReady: isChosen && problem === undefined && (lookAlike === undefined || draft.isCompared),
  };
}
