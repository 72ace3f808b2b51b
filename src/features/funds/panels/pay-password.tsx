import { useText } from '../../../core/i18n/use-text.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { paymentPasswordPath } from '../../../core/navigation/return-path.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { PasswordField } from '../../../core/ui/fields/text-field.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import type { usePayPassword } from '../operations/use-pay-password.ts';

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
          <LinkButton to={paymentPasswordPath(from)} state={detour} variant="secondary" size="small">
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
