import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import type { SavedAddress } from '../../../core/domain/wallets/payee.ts';
import {
  withdrawalFee,
  type Withdrawal,
  type WithdrawalTerms,
  type WithdrawalWay,
  type WithdrawalWish,
} from '../../../core/domain/wallets/withdrawal.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { isPositive, smaller, subtract } from '../../../core/money/fixed-point.ts';
import { lookAlikeOf } from '../../../core/rules/text/look-alike.ts';
import { addressProblem } from '../../../core/rules/people/payee-rules.ts';
import { problem, type RuleProblem } from '../../../core/rules/rule-problem.ts';
import { checkChainAddress } from '../../../core/rules/addresses/chain-address.ts';
import { withdrawalAmountProblem } from '../../../core/rules/wallets/withdrawal-rules.ts';
import { readJudgedAmount, type TypedAmount } from '../../shared/request-form/model/typed-amount.ts';

export interface WithdrawalDraft {
  readonly currencyId: CurrencyId;
  readonly way: WithdrawalWay;
  /** Empty until one is chosen. */
  readonly network: string;
  /** As typed. */
  readonly address: string;
  readonly text: string;
}

/** Facts about an address that the address itself does not show. */
export type AddressNote = 'first' | 'unchecked' | 'fresh';

export interface WithdrawalPlan {
  readonly networks: readonly string[];
  /** The chosen network, or the only one. */
  readonly network: string | undefined;
  readonly address: string;
  readonly addressProblem: RuleProblem | undefined;
  readonly notes: readonly AddressNote[];
  /** A known address that looks like this one. */
  readonly lookAlike: string | undefined;
  readonly amount: TypedAmount;
  readonly fee: Amount | undefined;
  readonly received: Amount | undefined;
  /** The largest sum that can be withdrawn now. */
  readonly most: Amount | undefined;
  readonly needsMemo: boolean;
  /** All but the payment password; undefined while something is missing or wrong. */
  readonly wish: Omit<WithdrawalWish, 'payPassword'> | undefined;
}

/** A shared address needs a memo, which the protocol cannot carry. */
const memoNetworks: ReadonlySet<string> = new Set(['xrp', 'xlm', 'ton', 'atom', 'eos', 'hbar']);

/** The same address on another network is another destination. */
export type SavedPlace = Pick<SavedAddress, 'network' | 'address'> & { readonly id?: string };

/** An address that the server stores without a network counts for all networks. */
const among = (places: readonly SavedPlace[], address: string, network: string | undefined): SavedPlace | undefined =>
  places.find(
    (one) =>
      one.address === address && (one.network === undefined || one.network.toLowerCase() === network?.toLowerCase()),
  );

const isAmong = (...place: Parameters<typeof among>): boolean => among(...place) !== undefined;

interface Known {
  readonly terms: WithdrawalTerms;
  /** The networks of this currency; empty until they are read. */
  readonly networks: readonly string[];
  readonly languageTag: string;
  /** Where money went before. */
  readonly used: readonly string[];
  /** The saved addresses; undefined until they are read. */
  readonly saved: readonly SavedPlace[] | undefined;
  /** Saved addresses that this device has known for less than a day. */
  readonly fresh: readonly SavedPlace[];
  /** The person has chosen on this device to withdraw to saved addresses only. */
  readonly isOnlySaved: boolean;
  /** The server identifies the destination by the id of a saved address, for cards as well. */
  readonly needsSaved?: boolean;
  /** A saved address in place of the person's own when the money goes to a card. */
  readonly savedForCards?: string | undefined;
  /** The ways for which there is a saved card. */
  readonly cards: readonly WithdrawalWay[];
}

function amountOf(text: string, { terms, languageTag }: Known): TypedAmount {
  const { available, minimum, left } = terms;
  return readJudgedAmount(text, {
    languageTag,
    judge: (value) => withdrawalAmountProblem(value, { available, minimum, left, fee: undefined }),
  });
}

function notSavedProblem(known: Known, address: string, network: string | undefined): RuleProblem | undefined {
  const { saved, isOnlySaved, needsSaved = false } = known;
  if (!isOnlySaved && !needsSaved) return undefined;
  if (saved !== undefined && isAmong(saved, address, network)) return undefined;
  if (needsSaved) return problem('serverWantsSaved');
  return problem(saved === undefined ? 'savedNotRead' : 'addressNotSaved');
}

type Place = ReturnType<typeof placeOf>;

function placeOf({ way, network, address: typed }: WithdrawalDraft, known: Known) {
  const { networks, used, saved } = known;
  const chosen = networks.length === 1 ? networks[0] : networks.find((one) => one === network);
  const address = typed.trim();
  const isPlace = way === 'address';
  const mistyped = isPlace ? addressProblem(chosen ?? '', address) : undefined;
  const refusal = isPlace ? notSavedProblem(known, address, chosen) : undefined;
  const wrong = mistyped ?? refusal;
  const isTyped = isPlace && address !== '' && chosen !== undefined && wrong === undefined;
  const isUnchecked = isTyped && checkChainAddress(chosen, address).kind === 'unchecked';
  return {
    networks,
    network: chosen,
    address,
    addressProblem: wrong,
    lookAlike: isTyped ? lookAlikeOf(address, [...used, ...(saved ?? []).map((one) => one.address)]) : undefined,
    notes: [
      ...(isTyped && !used.includes(address) ? (['first'] as const) : []),
      ...(isTyped && isAmong(known.fresh, address, chosen) ? (['fresh'] as const) : []),
      ...(isUnchecked ? (['unchecked'] as const) : []),
    ],
    needsMemo: isPlace && chosen !== undefined && memoNetworks.has(chosen.toLowerCase()),
  };
}

function smallest(one: Amount | undefined, other: Amount | undefined): Amount | undefined {
  return one === undefined || other === undefined ? (one ?? other) : smaller(one, other);
}

/** The id of the saved address that is sent to the server. */
function savedIdOf(way: WithdrawalWay, { network, address }: Place, known: Known): string | undefined {
  if (way !== 'address') return known.needsSaved === true ? known.savedForCards : undefined;
  return among(known.saved ?? [], address, network)?.id;
}

export function withdrawalPlan(draft: WithdrawalDraft, known: Known): WithdrawalPlan {
  const { terms } = known;
  const { currencyId, way } = draft;
  const place = placeOf(draft, known);
  const amount = amountOf(draft.text, known);
  const { value } = amount;
  const fee = value === undefined ? undefined : withdrawalFee(terms, value);
  const received = value === undefined || fee === undefined ? undefined : subtract(value, fee);
  const isAddress = place.network !== undefined && place.addressProblem === undefined;
  const savedId = savedIdOf(way, place, known);
  const isCard = known.cards.includes(way) && (known.needsSaved !== true || savedId !== undefined);
  const isPlaced = way === 'address' ? isAddress : isCard;
  const isWhole = value !== undefined && fee !== undefined && received !== undefined && isPositive(received);
  return {
    ...place,
    amount,
    fee,
    received,
    most: smallest(terms.available, terms.left),
    wish:
      !isPlaced || !isWhole
        ? undefined
        : {
            currencyId,
            amount: value,
            fee,
            way,
            network: way === 'address' ? place.network : undefined,
            address: way === 'address' ? place.address : undefined,
            savedId,
          },
  };
}

/** Whether the record matches the wish; some servers store no address with it. */
export const isTwinOfWithdrawal =
  ({ amount, address }: WithdrawalWish, currencyName: string) =>
  (row: Withdrawal): boolean =>
    row.amount === amount &&
    row.currencyName === currencyName &&
    (row.address === undefined || row.address === (address ?? ''));
