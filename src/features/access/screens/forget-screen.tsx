import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { notify } from '../../../core/ui/notify.ts';
import { keepDraft, keptDraft } from '../data/access-draft.ts';
import { useResetPassword } from '../../shared/session/data/reset-password.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { cleanIdentifier, resetSchema, type ResetFields } from '../model/access-schemas.ts';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { AccessPage } from '../panels/access-page.tsx';
import type { RefusedCode } from '../panels/code-row.tsx';
import { NotReset } from '../parts/not-reset.tsx';
import { OldPasswordNeeded } from '../parts/old-password-needed.tsx';
import { ProofFields } from '../panels/proof-fields.tsx';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';

export default function ForgetScreen() {
  useTextsAhead(['access', 'rules', 'shared']);
  const t = useText('access');
  return (
    <AccessPage title={t('forget.title')}>
      <ForgetForm />
    </AccessPage>
  );
}

/** Sets the new password, then leaves the login page with the name filled in. */
function useReset(hasOld: boolean) {
  const t = useText('access');
  const navigate = useNavigate();
  const { search } = useLocation();
  const reset = useResetPassword();
  const send = async ({ identifier, code, password, oldPassword }: ResetFields): Promise<void> => {
    try {
      await reset.mutateAsync({
        identifier: cleanIdentifier(identifier),
        code,
        password,
        ...(hasOld && { oldPassword }),
      });
    } catch {
      // The refusal is shown below the fields, and everything typed stays.
      return;
    }
    keepDraft({ identifier, code: '' });
    notify.success(t('forget.done'));
    await navigate({ pathname: routes.common.login, search }, { replace: true });
  };
  return { send, isBusy: reset.isPending, problem: reset.error, sentCode: reset.variables?.code };
}

function ForgetForm() {
  const t = useText('access');
  const { say } = useProblemTexts();
  const { passwordReset: provenBy } = useServerDialect();
  const reset = useReset(provenBy === 'old-password');
  const draft = keptDraft();
  const areaMissing = draft.areaCode === '' ? t('area.missing') : undefined;
  const form = useForm<ResetFields>({
    resolver: standardSchemaResolver(
      resetSchema(say, { areaMissing: provenBy === 'code' ? areaMissing : undefined, provenBy }),
    ),
    mode: 'onTouched',
    defaultValues: { identifier: draft.identifier, code: draft.code, password: '', confirmation: '', oldPassword: '' },
  });
  // A wrong code is reported once, at its field.
  const [refused, setRefused] = useState<RefusedCode>();
  const isSaid = refused !== undefined && refused.code === reset.sentCode && refused.text === reset.problem?.message;
  const isRefused = reset.problem?.kind === 'server';
  return (
    <FormProvider {...form}>
      <PlainForm
        onSubmit={(event) => void form.handleSubmit(reset.send)(event)}
        submitLabel={t('forget.submit')}
        isBusy={reset.isBusy}
        problem={isRefused ? null : reset.problem}
      >
        {provenBy === 'code' ? undefined : <OldPasswordNeeded />}
        <ProofFields forExisting onRefused={setRefused} provenBy={provenBy} />
        {isRefused && !isSaid ? <NotReset provenBy={provenBy} /> : undefined}
      </PlainForm>
    </FormProvider>
  );
}
