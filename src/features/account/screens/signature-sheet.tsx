import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { signatureLength } from '../../../core/rules/account-rules.ts';
import { notify } from '../../../core/ui/notify.ts';
import { Sheet } from '../../../core/ui/sheet.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { useProblemTexts } from '../../shared/forms/screens/use-problem-texts.ts';
import { useChangeSignature } from '../data/profile.ts';
import { signatureSchema, type SignatureFields } from '../model/account-schemas.ts';

export interface SignatureSheetProps {
  readonly isOpen: boolean;
  readonly signature: string;
  readonly onClose: () => void;
}

export function SignatureSheet({ isOpen, signature, onClose }: SignatureSheetProps) {
  const t = useText('account');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('profile.signature')}>
      <SignatureForm signature={signature} onDone={onClose} />
    </Sheet>
  );
}

function SignatureForm({ signature, onDone }: { readonly signature: string; readonly onDone: () => void }) {
  const t = useText('account');
  const format = useFormat();
  const { say, ofError } = useProblemTexts();
  const change = useChangeSignature();
  const { register, handleSubmit, formState } = useForm<SignatureFields>({
    resolver: standardSchemaResolver(signatureSchema(say)),
    mode: 'onTouched',
    defaultValues: { signature },
  });
  const save = (fields: SignatureFields): void => {
    if (change.isPending) return;
    change.mutate(
      { signature: fields.signature.trim() },
      {
        onSuccess: () => {
          notify.success(t('profile.signatureDone'));
          onDone();
        },
      },
    );
  };
  const { min, max } = signatureLength;
  return (
    <PlainForm
      onSubmit={(event) => void handleSubmit(save)(event)}
      submitLabel={t('profile.save')}
      isBusy={change.isPending}
      problem={ofError(change.error)}
    >
      <TextField
        label={t('profile.signature')}
        autoComplete="off"
        maxLength={64}
        hint={t('profile.signatureHint', { min: format.count(min), max: format.count(max) })}
        error={formState.errors.signature?.message}
        data-autofocus=""
        {...register('signature')}
      />
    </PlainForm>
  );
}
