import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm } from 'react-hook-form';
import { useText } from '../../../core/i18n/use-text.ts';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';
import { usePictureWait } from '../../shared/pictures/operations/use-picture-wait.ts';
import { keptPictures } from '../data/identity-pictures.ts';
import { advancedSchema, type AdvancedFields } from '../model/identity-schemas.ts';
import { useApplication } from '../operations/use-application.ts';
import { OnePicture } from './one-picture.tsx';
import { PicturesNote } from './pictures-note.tsx';

const names = ['front', 'back', 'holding'] as const;

/** Both sides once more, and the person with the document. */
export function AdvancedForm({ owner }: { readonly owner: string }) {
  const t = useText('identity');
  const { say } = useProblemTexts();
  const application = useApplication();
  const wait = usePictureWait();
  const of = { owner, level: 2 } as const;
  const { front, back, holding } = keptPictures(of);
  const form = useForm<AdvancedFields>({
    resolver: standardSchemaResolver(advancedSchema(say)),
    defaultValues: {
      front: front?.reference ?? '',
      back: back?.reference ?? '',
      holding: holding?.reference ?? '',
    },
  });
  return (
    <FormProvider {...form}>
      <PlainForm
        onSubmit={(event) => void form.handleSubmit((fields) => application.send({ level: 2, ...fields }))(event)}
        submitLabel={wait ?? t('form.submit')}
        isBusy={application.isBusy || wait !== undefined}
        problem={application.problem}
      >
        {names.map((name) => (
          <OnePicture
            key={name}
            of={of}
            name={name}
            label={t(`form.${name}`)}
            hint={t(name === 'holding' ? 'form.holdingHint' : 'form.sideHint')}
          />
        ))}
        <PicturesNote />
      </PlainForm>
    </FormProvider>
  );
}
