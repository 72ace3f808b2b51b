import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { nicknameLength } from '../../../core/rules/account-rules.ts';
import { notify } from '../../../core/ui/notify.ts';
import { Sheet } from '../../../core/ui/sheet.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { useProblemTexts } from '../../shared/forms/screens/use-problem-texts.ts';
import { useChangeNickname } from '../data/profile.ts';
import { nicknameSchema, type NicknameFields } from '../model/account-schemas.ts';

export interface NicknameSheetProps {
  readonly isOpen: boolean;
  readonly nickname: string;
  readonly onClose: () => void;
}

export function NicknameSheet({ isOpen, nickname, onClose }: NicknameSheetProps) {
  const t = useText('account');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('profile.nickname')}>
      <NicknameForm nickname={nickname} onDone={onClose} />
    </Sheet>
  );
}

function NicknameForm({ nickname, onDone }: { readonly nickname: string; readonly onDone: () => void }) {
  const t = useText('account');
  const format = useFormat();
  const { say, ofError } = useProblemTexts();
  const change = useChangeNickname();
  const { register, handleSubmit, formState } = useForm<NicknameFields>({
    resolver: standardSchemaResolver(nicknameSchema(say)),
    mode: 'onTouched',
    defaultValues: { nickname },
  });
  const save = (fields: NicknameFields): void => {
    if (change.isPending) return;
    change.mutate(
      { nickname: fields.nickname.trim() },
      {
        onSuccess: () => {
          notify.success(t('profile.nicknameDone'));
          onDone();
        },
      },
    );
  };
  const { min, max } = nicknameLength;
  return (
    <PlainForm
      onSubmit={(event) => void handleSubmit(save)(event)}
      submitLabel={t('profile.save')}
      isBusy={change.isPending}
      problem={ofError(change.error)}
    >
      <TextField
        label={t('profile.nickname')}
        autoComplete="nickname"
        hint={t('profile.nicknameHint', { min: format.count(min), max: format.count(max) })}
        error={formState.errors.nickname?.message}
        data-autofocus=""
        {...register('nickname')}
      />
    </PlainForm>
  );
}
