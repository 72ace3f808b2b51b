import type { BankCard, BankCardField } from '../../domain/wallets/payee.ts';
import { mobileProblem } from './account-rules.ts';
import { checkChainAddress, type AddressFault } from '../addresses/chain-address.ts';
import { realNameProblem } from './identity-rules.ts';
import { problem, type RuleKey, type RuleProblem } from '../rule-problem.ts';
import { characterCount } from '../text/text-length.ts';

/** So many addresses a person can save. */
export const savedAddressesMax = 50;

const addressKeys: Readonly<Record<AddressFault, RuleKey>> = {
  empty: 'required',
  characters: 'addressInvalid',
  form: 'addressInvalid',
  checksum: 'addressMistyped',
  otherNetwork: 'addressOtherNetwork',
};

/** An address in a network's format. A network without a check accepts any. */
export function addressProblem(network: string, typed: string): RuleProblem | undefined {
  const check = checkChainAddress(network, typed.trim());
  return check.kind === 'bad' ? problem(addressKeys[check.reason]) : undefined;
}

const textLength = { min: 2, max: 100 } as const;
/** Marks count nothing to a person, and something to a server. */
const textWrittenMax = 200;
const textLike = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ,.'’"“”/\\#&()（），。、:;№ºª·‐–-]*$/u;

/** A name or an address of this world, in any script. */
export function cardTextProblem(typed: string): RuleProblem | undefined {
  const text = typed.trim();
  if (text === '') return problem('required');
  const count = characterCount(text);
  if (count < textLength.min || count > textLength.max || text.length > textWrittenMax)
    return problem('lengthOutOfRange', textLength);
  return textLike.test(text) ? undefined : problem('textInvalid');
}

const accountLength = { min: 4, max: 34 } as const;
const ibanLike = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
const accountLike = /^[A-Z\d]+(?:[ -][A-Z\d]+)*$/;

/** Letters count from ten; the whole has the remainder 1 when it is divided by 97. */
function isIban(text: string): boolean {
  const moved = text.slice(4) + text.slice(0, 4);
  const remainder = Array.from(moved).reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return remainder === 1;
}

/** An account, a card, or an IBAN, which carries a check. Blanks and dashes may part it. */
export function accountNumberProblem(typed: string): RuleProblem | undefined {
  const text = typed.trim().toUpperCase();
  if (text === '') return problem('required');
  const bare = text.replaceAll(/[ -]/g, '');
  const isLong = bare.length >= accountLength.min && bare.length <= accountLength.max;
  if (!isLong || !accountLike.test(text) || !/\d/.test(bare)) return problem('accountNumberInvalid', accountLength);
  return ibanLike.test(bare) && !isIban(bare) ? problem('accountNumberMistyped') : undefined;
}

const bankCodeLengths = { short: 8, long: 11, digits: 9 } as const;
const swiftLike = /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

function isAba(text: string): boolean {
  const weights = [3, 7, 1];
  const sum = Array.from(text).reduce(
    (total, digit, at) => total + Number.parseInt(digit, 10) * (weights[at % 3] ?? 1),
    0,
  );
  return /^\d{9}$/.test(text) && sum % 10 === 0;
}

/** The SWIFT code of a bank, or its ABA number, which carries a check. */
export function bankCodeProblem(typed: string): RuleProblem | undefined {
  const code = typed.trim().toUpperCase();
  if (code === '') return problem('required');
  return swiftLike.test(code) || isAba(code) ? undefined : problem('bankCodeInvalid', bankCodeLengths);
}

const withoutSeparators = (typed: string): string => typed.trim().replaceAll(/[\s().-]/g, '');

/** The check of each field of a bank card, shared by the form and the backend. */
export const bankCardRules: Readonly<Record<BankCardField, (typed: string) => RuleProblem | undefined>> = {
  holder: realNameProblem,
  bank: cardTextProblem,
  branch: cardTextProblem,
  account: accountNumberProblem,
  code: bankCodeProblem,
  place: cardTextProblem,
  bankAddress: cardTextProblem,
  phone: (typed) => mobileProblem(withoutSeparators(typed)),
  ownAddress: cardTextProblem,
};

/** As it is sent and kept. */
export const cleanBankCard = (card: BankCard): BankCard => ({
  holder: card.holder.trim(),
  bank: card.bank.trim(),
  branch: card.branch.trim(),
  account: card.account.trim().toUpperCase(),
  code: card.code.trim().toUpperCase(),
  place: card.place.trim(),
  bankAddress: card.bankAddress.trim(),
  phone: withoutSeparators(card.phone),
  ownAddress: card.ownAddress.trim(),
});

const valueMax = 200;

/** One line of an international card: its meaning is the server's, so only its presence and its characters are judged. */
export function labelledValueProblem(typed: string): RuleProblem | undefined {
  const text = typed.trim();
  if (text === '') return problem('required');
  if (text.length > valueMax) return problem('lengthOutOfRange', { min: 1, max: valueMax });
  return /[<>\p{Cc}]/u.test(text) ? problem('textInvalid') : undefined;
}
