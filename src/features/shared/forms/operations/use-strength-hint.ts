import { useText } from '../../../../core/i18n/use-text.ts';
import { passwordStrength } from '../../../../core/rules/people/password-strength.ts';

/** The hint below a new password: the rule while the field is empty, then how hard it is to guess. */
export function useStrengthHint(): (password: string, about: { login: string; rule?: string }) => string | undefined {
  const t = useText('access');
  return (password, { login, rule }) => (password === '' ? rule : t(`strength.${passwordStrength(password, login)}`));
}
