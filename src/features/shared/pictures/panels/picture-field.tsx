import { useState } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useFailedText } from '../../../../core/ui/failures/use-failed-text.ts';
import { isPictureError, useUploadPicture, type SentPicture } from '../data/upload-picture.ts';
import { PictureTile } from '../parts/picture-tile.tsx';
import { ExampleSlot } from './example-slot.tsx';

export interface PictureFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the field as a whole, e.g. that nothing was chosen. */
  readonly error: string | undefined;
  /** The picture that was sent before the form was left for another page. */
  readonly kept?: SentPicture | undefined;
  /** The reference of the sent picture, and what a form that is left keeps of it. */
  readonly onChange: (reference: string, sent: SentPicture) => void;
}

/** A picture that is sent as soon as it is chosen, and once more by a tap where that failed; the form carries its reference. */
export function PictureField({ label, hint, error, kept, onChange }: PictureFieldProps) {
  const t = useText('pictures');
  const failedText = useFailedText({
    failed: (reason) => t('notSent', { reason }),
    unknown: t('noAnswerCame'),
  });
  const upload = useUploadPicture();
  const [picture, setPicture] = useState<Blob | undefined>(kept?.picture);
  const { error: failure, variables: chosen } = upload;
  const said =
    failure === null ? error : isPictureError(failure) ? t(`troubles.${failure.trouble}`) : failedText(failure);
  const onPick = (file: Blob): void =>
    upload.mutate(file, {
      onSuccess: (sent) => {
        setPicture(sent.picture);
        onChange(sent.reference, sent);
      },
    });
  // A file that is no picture is none a second time.
  const canRetry = failure !== null && !isPictureError(failure) && chosen !== undefined;
  return (
    <PictureTile
      label={label}
      hint={hint}
      picture={picture}
      isBusy={upload.isPending}
      error={said}
      onPick={onPick}
      onRetry={canRetry ? () => onPick(chosen) : undefined}
    >
      {picture === undefined ? <ExampleSlot label={label} isBusy={upload.isPending} onPick={onPick} /> : undefined}
    </PictureTile>
  );
}
