import { checkChainAddress } from '../addresses/chain-address.ts';
import { problem, type RuleProblem } from '../rule-problem.ts';

/** A private key or a seed phrase must never be typed into a page. */
const looksSecret = (text: string): boolean => /^(?:0x)?[\da-f]{64}$/i.test(text) || text.split(/\s+/).length >= 12;

/** The address of a wallet to sign in with: 0x and 40 hexadecimal digits. */
export function walletAddressProblem(text: string): RuleProblem | undefined {
  const typed = text.trim();
  if (typed === '') return problem('required');
  if (looksSecret(typed)) return problem('secretTyped');
  const check = checkChainAddress('ethereum', typed);
  if (check.kind !== 'bad') return undefined;
  return problem(check.reason === 'checksum' ? 'addressMistyped' : 'addressInvalid');
}
