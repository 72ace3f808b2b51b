import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { paymentPasswordPath } from '../../../core/navigation/return-path.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { forbiddenProblem } from '../../../core/rules/text/forbidden-characters.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { PasswordField } from '../../../core/ui/fields/text-field.tsx';
import { useIdentity } from '../../shared/identity/data/identity-state.ts';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { useIsSettingAwaited, useSiteSetting } from '../../shared/site/data/site-setting.ts';

const settingName = 'tk_radio';
const asksPassword = '1';

/** The payment password, where a withdrawal needs one, and whether the person is known to have none. */
export function usePayPassword() {
  const { paymentPassword, forbiddenCharacters } = useServerDialect();
  const bySetting = paymentPassword === 'by-setting';
  const isStrict = paymentPassword === 'always';
  const setting = useSiteSetting(settingName, bySetting);
  const isAwaited = useIsSettingAwaited(settingName, bySetting);
  // A try without one counts as a wrong one there, so it is found out first.
  const identity = useIdentity(isStrict);
  const user = useCurrentUser().data;
  const [typed, setTyped] = useState('');
  const found = isStrict ? identity.data?.hasPaymentPassword : undefined;
  const hasOne = (found ?? user?.hasPaymentPassword) !== false;
  const wrong = forbiddenProblem(typed, forbiddenCharacters);
  return {
    isAsked: isStrict || (bySetting && setting === asksPassword),
    isStrict,
    /** Whether it is asked for is not known yet. */
    isAwaited,
    isChecking: isStrict && identity.isLoading,
    hasOne,
    isReady: hasOne && typed !== '' && wrong === undefined,
    wrong,
    typed,
    setTyped,
  };
}

export interface PayPasswordProps extends ReturnType<typeof usePayPassword> {
  readonly isMissing: boolean;
  /** Of the withdrawal to come back to. */
  readonly currencyId: string;
}

export function PayPassword({
  isAsked,
  isStrict,
  hasOne,
  typed,
  setTyped,
  wrong,
  isMissing,
  ...rest
}: PayPasswordProps) {
  const t = useText('withdrawal');
  const rules = useText('rules');
  if (!isAsked) return undefined;
  const from = pathWith(routes.fund.withdraw, { currency: rest.currencyId });
  if (!hasOne)
    return (
      <Notice
        tone="caution"
        title={t('password.none')}
        actions={
          <LinkButton to={paymentPasswordPath(from)} variant="secondary" size="small">
            {t('password.set')}
          </LinkButton>
        }
      />
    );
  return (
    <PasswordField
      label={t('password.label')}
      hint={isStrict ? t('password.locks') : undefined}
      autoComplete="current-password"
      value={typed}
      error={isMissing ? rules('required') : wrong && rules(wrong.key, wrong.params)}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
