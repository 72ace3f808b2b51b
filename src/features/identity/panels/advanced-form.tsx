import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useController, useForm, type Control } from 'react-hook-form';
import { useText } from '../../../core/i18n/use-text.ts';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';
import { usePictureWait } from '../../shared/pictures/operations/use-picture-wait.ts';
import { PictureField } from '../../shared/pictures/panels/picture-field.tsx';
import { advancedSchema, type AdvancedFields } from '../model/identity-schemas.ts';
import styles from '../../../core/ui/column.module.css';
import { useApplication } from '../operations/use-application.ts';

const pictures = ['front', 'back', 'holding'] as const;

/** Both sides once more, and the person with the document. */
export function AdvancedForm() {
  const t = useText('identity');
  const { say } = useProblemTexts();
  const application = useApplication();
  const wait = usePictureWait();
  const form = useForm<AdvancedFields>({
    resolver: standardSchemaResolver(advancedSchema(say)),
    defaultValues: { front: '', back: '', holding: '' },
  });
  return (
    <PlainForm
      onSubmit={(event) => void form.handleSubmit((fields) => application.send({ level: 2, ...fields }))(event)}
      submitLabel={wait ?? t('form.submit')}
      isBusy={application.isBusy || wait !== undefined}
      problem={application.problem}
    >
      {pictures.map((name) => (
        <OnePicture key={name} name={name} control={form.control} />
      ))}
      <p className={styles['small']}>{t('pictures')}</p>
    </PlainForm>
  );
}

interface OnePictureProps {
  readonly name: (typeof pictures)[number];
  readonly control: Control<AdvancedFields>;
}

function OnePicture({ name, control }: OnePictureProps) {
  const t = useText('identity');
  const { field, fieldState } = useController({ name, control });
  return (
    <PictureField
      label={t(`form.${name}`)}
      hint={t(name === 'holding' ? 'form.holdingHint' : 'form.sideHint')}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}
