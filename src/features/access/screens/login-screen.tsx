import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useSyncExternalStore } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { useReturnPath } from '../../../core/navigation/return-path.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { endOfSession, rememberEnd, watchEndOfSession } from '../../../core/ui/end-of-session.ts';
import { FailureText } from '../../../core/ui/failures/failure-text.tsx';
import { PasswordField } from '../../../core/ui/fields/text-field.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { keepDraft, keptDraft } from '../data/access-draft.ts';
import { useSignIn, type Credentials } from '../data/access.ts';
import { cleanIdentifier, isPhoneNumber, signInSchema, type SignInFields } from '../model/access-schemas.ts';
import { purposeOf } from '../model/purpose.ts';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { IdentifierField } from '../parts/identifier-field.tsx';
import { AccessPage } from '../panels/access-page.tsx';
import { DemoPeopleSlot } from '../panels/demo-slots.tsx';
import styles from './login-screen.module.css';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';

// Few servers open it, so the page is drawn without it.
const WalletSignIn = whenWanted({ load: async () => (await import('../panels/wallet-sign-in.tsx')).WalletSignIn });

export default function LoginScreen() {
  useTextsAhead(['access', 'rules', 'shared']);
  const t = useText('access');
  return (
    <AccessPage title={t('login.title')}>
      <EndLine />
      <PurposeLine />
      <LoginForm />
    </AccessPage>
  );
}

/** Why the session ended, until the person logs in or leaves the page. */
function EndLine() {
  const told = useSyncExternalStore(watchEndOfSession, endOfSession);
  useEffect(() => () => rememberEnd(undefined), []);
  return (
    <div role="status" className={styles['end']}>
      {told?.failure === undefined ? told?.text : <FailureText error={told.failure} />}
    </div>
  );
}

/** Where another page led here: what for. */
function PurposeLine() {
  const t = useText('access');
  const purpose = purposeOf(useReturnPath());
  return purpose === undefined ? undefined : <p className={styles['purpose']}>{t(`login.purpose.${purpose}`)}</p>;
}

function LoginForm() {
  const t = useText('access');
  const { search } = useLocation();
  const { say } = useProblemTexts();
  const signIn = useSignIn();
  const { capabilities } = useRuntimeConfig();
  const { register, handleSubmit, setValue, formState, control } = useForm<SignInFields>({
    resolver: standardSchemaResolver(signInSchema(say)),
    mode: 'onTouched',
    defaultValues: { identifier: keptDraft().identifier, password: '' },
  });
  const typed = useWatch({ control, name: 'identifier' });
  const enter = async ({ identifier, password }: Credentials): Promise<void> => {
    // A refusal is shown below the fields; there is nothing else to do about it here.
    await signIn.mutateAsync({ identifier: cleanIdentifier(identifier), password }).catch(() => undefined);
  };
  const onPerson = (person: Credentials): void => {
    setValue('identifier', person.identifier);
    setValue('password', person.password);
    void enter(person);
  };
  return (
    <>
      <PlainForm
        onSubmit={(event) => void handleSubmit(enter)(event)}
        submitLabel={t('login.submit')}
        isBusy={formState.isSubmitting || signIn.isPending}
        problem={signIn.error}
      >
        <IdentifierField
          error={formState.errors.identifier?.message}
          hint={isPhoneNumber(typed) ? t('fields.numberHint') : undefined}
          {...register('identifier', {
            onChange: (event: { target: { value: string } }) => keepDraft({ identifier: event.target.value }),
          })}
        />
        <PasswordField
          label={t('fields.password')}
          error={formState.errors.password?.message}
          autoComplete="current-password"
          enterKeyHint="go"
          {...register('password')}
        />
      </PlainForm>
      <nav className={styles['links']} aria-label={t('login.otherWays')}>
        <Link to={{ pathname: routes.common.forget, search }}>{t('login.forgot')}</Link>
        <Link to={{ pathname: routes.common.register, search }} state={detour}>
          {t('login.noAccount')}
        </Link>
      </nav>
      {capabilities.walletSignIn ? <WalletSignIn /> : undefined}
      <DemoPeopleSlot onChoose={onPerson} />
    </>
  );
}
