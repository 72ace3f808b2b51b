import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { FormProvider, useController, useForm, useFormContext, useWatch } from 'react-hook-form';
import { documentKinds, type IdentityRecord } from '../../../core/domain/people/identity.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { ChoiceField } from '../../shared/request-form/parts/choice-field.tsx';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { usePictureWait } from '../../shared/pictures/operations/use-picture-wait.ts';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { keptPictures } from '../data/identity-pictures.ts';
import { keepDraft, keptDraft } from '../data/identity-draft.ts';
import { basicSchema, cleanPhone, type BasicFields } from '../model/identity-schemas.ts';
import { useApplication } from '../operations/use-application.ts';
import { OnePicture } from './one-picture.tsx';
import { PicturesNote } from './pictures-note.tsx';

export interface BasicFormProps {
  readonly owner: string;
  /** The application that was refused, to be corrected. */
  readonly record: IdentityRecord | undefined;
}

/** The bound number as a first answer; one that the server masks is none. */
const plainNumber = (bound: string | undefined): string => (/^\+?\d+$/.test(bound ?? '') ? (bound ?? '') : '');

const firstFields = ({ owner, record }: BasicFormProps, bound: string | undefined): BasicFields => {
  const draft = keptDraft(owner);
  const { front, back } = keptPictures({ owner, level: 1 });
  return {
    kind: draft?.kind ?? record?.kind ?? 'idCard',
    name: draft?.name ?? record?.name ?? '',
    phone: draft === undefined || draft.phone === '' ? plainNumber(bound) : draft.phone,
    documentNumber: draft?.documentNumber ?? record?.documentNumber ?? '',
    front: front?.reference ?? '',
    back: back?.reference ?? '',
  };
};

export function BasicForm(props: BasicFormProps) {
  const t = useText('identity');
  const { say } = useProblemTexts(useServerDialect().forbiddenCharacters);
  const application = useApplication();
  const wait = usePictureWait();
  const bound = useCurrentUser().data?.phone;
  const form = useForm<BasicFields>({
    resolver: standardSchemaResolver(basicSchema(say)),
    mode: 'onTouched',
    defaultValues: firstFields(props, bound),
  });
  const { owner } = props;
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { kind, name, phone, documentNumber } }) =>
          keepDraft({ owner, kind, name, phone, documentNumber }),
      }),
    [subscribe, owner],
  );
  const send = ({ name, phone, documentNumber, ...rest }: BasicFields): void =>
    application.send({
      level: 1,
      ...rest,
      name: name.trim(),
      phone: cleanPhone(phone),
      documentNumber: documentNumber.trim(),
    });
  return (
    <FormProvider {...form}>
      <PlainForm
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        submitLabel={wait ?? t('form.submit')}
        isBusy={application.isBusy || wait !== undefined}
        problem={application.problem}
      >
        <PersonFields />
        <Sides owner={owner} />
        <PicturesNote />
      </PlainForm>
    </FormProvider>
  );
}

function PersonFields() {
  const t = useText('identity');
  const { register, formState } = useFormContext<BasicFields>();
  const kind = useController<BasicFields, 'kind'>({ name: 'kind' });
  const { errors } = formState;
  return (
    <>
      <ChoiceField
        label={t('form.kind')}
        options={documentKinds.map((id) => ({ id, label: t(`kinds.${id}`) }))}
        value={kind.field.value}
        onChange={kind.field.onChange}
      />
      <TextField
        label={t('form.name')}
        autoComplete="name"
        error={errors.name?.message}
        maxLength={60}
        {...register('name')}
      />
      <TextField
        label={t('form.phone')}
        type="tel"
        autoComplete="tel"
        hint={t('form.phoneHint')}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        label={t('form.number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.documentNumber?.message}
        {...register('documentNumber')}
      />
    </>
  );
}

function Sides({ owner }: Pick<BasicFormProps, 'owner'>) {
  const t = useText('identity');
  const of = { owner, level: 1 } as const;
  const kind = useWatch<BasicFields, 'kind'>({ name: 'kind' });
  return (
    <>
      <OnePicture of={of} name="front" label={t('form.front')} hint={t('form.sideHint')} />
      <OnePicture
        of={of}
        name="back"
        label={t('form.back')}
        hint={t(kind === 'passport' ? 'form.passportBackHint' : 'form.sideHint')}
      />
    </>
  );
}
