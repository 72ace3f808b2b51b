import { useState } from 'react';
import { forbiddenProblem } from '../../../core/rules/text/forbidden-characters.ts';
import { useIdentity } from '../../shared/identity/data/identity-state.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { useIsSettingAwaited, useSiteSetting } from '../../shared/site/data/site-setting.ts';

const settingName = 'tk_radio';
const asksPassword = '1';

/** Whether a withdrawal asks for the payment password, and whether the person is known to have none. */
function usePasswordNeed() {
  const { paymentPassword } = useServerDialect();
  const bySetting = paymentPassword === 'by-setting';
  const isStrict = paymentPassword === 'always';
  const setting = useSiteSetting(settingName, bySetting);
  const isAwaited = useIsSettingAwaited(settingName, bySetting);
  // A try without one counts as a wrong one there, so it is found out first.
  const identity = useIdentity(isStrict);
  const user = useCurrentUser().data;
  const found = isStrict ? identity.data?.hasPaymentPassword : undefined;
  return {
    isAsked: isStrict || (bySetting && setting === asksPassword),
    isStrict,
    /** Whether it is asked for is not known yet. */
    isAwaited,
    isChecking: isStrict && identity.isLoading,
    hasOne: (found ?? user?.hasPaymentPassword) !== false,
  };
}

/** A withdrawal will ask for a payment password that is known not to be set. */
export function useLacksPayPassword(): boolean {
  const { isAsked, hasOne } = usePasswordNeed();
  return isAsked && !hasOne;
}

/** The payment password, where a withdrawal needs one. */
export function usePayPassword() {
  const { forbiddenCharacters } = useServerDialect();
  const need = usePasswordNeed();
  const [typed, setTyped] = useState('');
  const wrong = forbiddenProblem(typed, forbiddenCharacters);
  return { ...need, isReady: need.hasOne && typed !== '' && wrong === undefined, wrong, typed, setTyped };
}
