import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AppError } from '../../../core/errors/app-error.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { identifierKind } from '../../../core/rules/people/account-rules.ts';
import { notify } from '../../../core/ui/notify.ts';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { keepDraft, keptAreaCode, keptDraft } from '../data/access-draft.ts';
import { useMustBeInvited, useRegister, useSignIn } from '../data/access.ts';
import { useExampleAddress } from '../data/example-address.ts';
import {
  cleanIdentifier,
  isLocalNumber,
  registrationSchema,
  type RegistrationFields,
} from '../model/access-schemas.ts';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { useCodesReach } from '../../shared/codes/data/codes-reach.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { AgreementBox } from '../parts/agreement-box.tsx';
import { AccessPage } from '../panels/access-page.tsx';
import type { RefusedCode } from '../panels/code-row.tsx';
import { FirstPaymentPassword } from '../panels/first-payment-password.tsx';
import styles from './login-screen.module.css';
import { ProofFields } from '../panels/proof-fields.tsx';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';

export default function RegisterScreen() {
  useTextsAhead(['access', 'rules', 'shared']);
  const t = useText('access');
  const { search } = useLocation();
  return (
    <AccessPage title={t('register.title')}>
      <RegisterForm invitedWith={new URLSearchParams(search).get('code') ?? ''} />
      <nav className={styles['links']} aria-label={t('login.otherWays')}>
        <Link to={{ pathname: routes.common.login, search }} state={detour}>
          {t('register.hasAccount')}
        </Link>
        <Link to={routes.common.area}>{t('area.title')}</Link>
        <Link to={pathWith(routes.common.aboutuslist, { section: 'terms' })}>{t('register.terms')}</Link>
      </nav>
    </AccessPage>
  );
}

/** Signs up and then in with the same fields; if only the second fails, the login page says what remains to do. */
function useSignUp() {
  const t = useText('access');
  const navigate = useNavigate();
  const { search } = useLocation();
  const registration = useRegister();
  const signIn = useSignIn();
  const send = async (fields: RegistrationFields): Promise<AppError | undefined> => {
    const identifier = cleanIdentifier(fields.identifier);
    const { password, code } = fields;
    if (signIn.isPending) return undefined;
    try {
      const invitationCode = fields.invitationCode.trim();
      const kind = identifierKind(identifier) ?? 'email';
      const isIn = await registration.mutateAsync({
        identifier,
        kind,
        areaCode: isLocalNumber(identifier) ? keptAreaCode() : undefined,
        password,
        code,
        invitationCode: invitationCode === '' ? undefined : invitationCode,
        payPassword: fields.payPassword === '' ? undefined : fields.payPassword,
      });
      if (isIn) return undefined;
    } catch (error) {
      // The refusal is shown below the fields, and everything typed stays.
      return error instanceof AppError ? error : undefined;
    }
    notify.success(t('register.done'));
    await signIn.mutateAsync({ identifier, password }).catch(() => navigate({ pathname: routes.common.login, search }));
    return undefined;
  };
  return { send, isBusy: registration.isPending || signIn.isPending, problem: registration.error };
}

function RegisterForm({ invitedWith }: { readonly invitedWith: string }) {
  const t = useText('access');
  const { links } = useRuntimeConfig().legal;
  const { say } = useProblemTexts();
  const signUp = useSignUp();
  const mustBeInvited = useMustBeInvited();
  const { firstPaymentPassword } = useServerDialect();
  const draft = keptDraft();
  const example = useExampleAddress();
  const areaMissing = draft.areaCode === '' ? t('area.missing') : undefined;
  const form = useForm<RegistrationFields>({
    resolver: standardSchemaResolver(
      registrationSchema(say, { mustAgree: links.length > 0, mustBeInvited, areaMissing }),
    ),
    mode: 'onTouched',
    defaultValues: {
      identifier: draft.identifier === '' ? example : draft.identifier,
      code: draft.code,
      password: '',
      confirmation: '',
      payPassword: '',
      payConfirmation: '',
      invitationCode: invitedWith === '' ? draft.invitationCode : invitedWith,
      hasAgreed: false,
    },
  });
  const { register, handleSubmit, getValues, setFocus, formState } = form;
  const { errors } = formState;
  const [refused, setRefused] = useState<RefusedCode>();
  const codesReach = useCodesReach();
  // The field for the code says it already.
  const isToldAtCode = (problem: AppError | null | undefined): boolean =>
    problem?.kind === 'server' && refused?.code === getValues('code') && refused.text === problem.message;
  const send = async (fields: RegistrationFields): Promise<void> => {
    // Most servers take a registration with any code: the account would be made for an address that is not proven.
    if (codesReach && refused?.code === fields.code) setFocus('code');
    else if (isToldAtCode(await signUp.send(fields))) setFocus('code');
  };
  return (
    <FormProvider {...form}>
      <PlainForm
        onSubmit={(event) => void handleSubmit(send)(event)}
        submitLabel={t('register.submit')}
        isBusy={signUp.isBusy}
        problem={isToldAtCode(signUp.problem) ? null : signUp.problem}
      >
        <ProofFields forExisting={false} onRefused={setRefused} />
        {firstPaymentPassword === 'registration' ? <FirstPaymentPassword /> : undefined}
        <TextField
          label={t(mustBeInvited ? 'fields.invitationCodeRequired' : 'fields.invitationCode')}
          error={errors.invitationCode?.message}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...register('invitationCode', {
            onChange: () => keepDraft({ invitationCode: getValues('invitationCode') }),
          })}
        />
        {links.length > 0 ? (
          <AgreementBox links={links} error={errors.hasAgreed?.message} {...register('hasAgreed')} />
        ) : undefined}
      </PlainForm>
    </FormProvider>
  );
}
