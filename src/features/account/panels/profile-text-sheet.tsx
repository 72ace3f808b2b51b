import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import {
  nicknameLength,
  nicknameProblem,
  signatureLength,
  signatureProblem,
} from '../../../core/rules/people/account-rules.ts';
import { notify } from '../../../core/ui/notify.ts';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { useVisitDraft, VisitDrafts } from '../../shared/forms/data/visit-draft.ts';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useChangeNickname, useChangeSignature } from '../data/profile.ts';
import { profileTextSchema, type ProfileTextFields } from '../model/account-schemas.ts';

/** A text of the person about themselves, in one line. */
const lines = {
  nickname: {
    rule: nicknameProblem,
    length: nicknameLength,
    autoComplete: 'nickname',
    title: 'profile.nickname',
    hint: 'profile.nicknameHint',
    done: 'profile.nicknameDone',
  },
  signature: {
    rule: signatureProblem,
    length: signatureLength,
    autoComplete: 'off',
    title: 'profile.signature',
    hint: 'profile.signatureHint',
    done: 'profile.signatureDone',
  },
} as const;

const drafts = new VisitDrafts<string>();

export interface ProfileTextSheetProps {
  readonly isOpen: boolean;
  readonly line: keyof typeof lines;
  /** The current text. */
  readonly text: string;
  readonly onClose: () => void;
}

export function ProfileTextSheet({ isOpen, line, text, onClose }: ProfileTextSheetProps) {
  useTextsAhead(['rules']);
  const t = useText('account');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t(lines[line].title)}>
      {line === 'nickname' ? (
        <NicknameForm text={text} onDone={onClose} />
      ) : (
        <SignatureForm text={text} onDone={onClose} />
      )}
    </Sheet>
  );
}

interface LineFormProps {
  readonly text: string;
  readonly onDone: () => void;
}

const NicknameForm = (props: LineFormProps) => (
  <ProfileTextForm line="nickname" change={useChangeNickname()} {...props} />
);

const SignatureForm = (props: LineFormProps) => (
  <ProfileTextForm line="signature" change={useChangeSignature()} {...props} />
);

interface ProfileTextFormProps extends LineFormProps {
  readonly line: ProfileTextSheetProps['line'];
  readonly change: ReturnType<typeof useChangeNickname>;
}

function ProfileTextForm({ line, change, text, onDone }: ProfileTextFormProps) {
  const { rule, length, autoComplete, title, hint, done } = lines[line];
  const t = useText('account');
  const format = useFormat();
  const { say } = useProblemTexts(useServerDialect().forbiddenCharacters);
  const [kept, keep] = useVisitDraft(drafts, line);
  const { register, handleSubmit, formState, subscribe } = useForm<ProfileTextFields>({
    resolver: standardSchemaResolver(profileTextSchema(rule, say)),
    mode: 'onTouched',
    defaultValues: { text: kept ?? text },
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values.text) }),
    [subscribe, keep],
  );
  const save = (fields: ProfileTextFields): void => {
    change.mutate(fields.text.trim(), {
      onSuccess: () => {
        keep(undefined);
        notify.success(t(done));
        onDone();
      },
    });
  };
  return (
    <PlainForm
      onSubmit={(event) => void handleSubmit(save)(event)}
      submitLabel={t('profile.save')}
      isBusy={change.isPending}
      problem={change.error}
    >
      <TextField
        label={t(title)}
        autoComplete={autoComplete}
        maxLength={64}
        hint={t(hint, { min: format.count(length.min), max: format.count(length.max) })}
        error={formState.errors.text?.message}
        data-autofocus=""
        {...register('text')}
      />
    </PlainForm>
  );
}
