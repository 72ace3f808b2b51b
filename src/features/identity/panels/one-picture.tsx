import { useController } from 'react-hook-form';
import { PictureField } from '../../shared/pictures/panels/picture-field.tsx';
import { keepPicture, keptPictures, type PictureName, type PicturesOf } from '../data/identity-pictures.ts';

export interface OnePictureProps {
  readonly of: PicturesOf;
  readonly name: PictureName;
  readonly label: string;
  readonly hint: string;
}

/** One picture of an application, which is still there after a detour. */
export function OnePicture({ of, name, label, hint }: OnePictureProps) {
  const { field, fieldState } = useController<Readonly<Record<PictureName, string>>, PictureName>({ name });
  return (
    <PictureField
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      kept={keptPictures(of)[name]}
      onChange={(reference, sent) => {
        keepPicture(of, name, sent);
        field.onChange(reference);
      }}
    />
  );
}
