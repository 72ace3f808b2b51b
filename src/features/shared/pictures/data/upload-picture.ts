import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { HttpTransport } from '../../../../core/ports/http-transport.ts';
import { PictureError, preparePicture } from './prepare-picture.ts';

export interface SentPicture {
  /** What other calls name it by. */
  readonly reference: string;
  /** What was sent, to show it without asking anybody for it. */
  readonly picture: Blob;
}

const whole = 100;

/**
 * Makes a small picture of a file and sends that; the server never sees the file. `percent` is how much of it has gone,
 * rounded down, and undefined where nobody counts it.
 */
export function useUploadPicture() {
  const http = usePort(HttpTransport);
  const [percent, setPercent] = useState<number>();
  const upload = useMutation<SentPicture, AppError | PictureError, Blob>({
    mutationFn: async (file) => {
      setPercent(undefined);
      const picture = await preparePicture(file);
      const reference = await http.upload('POST /upload', picture, ({ sent, total }) =>
        setPercent(Math.floor((sent / total) * whole)),
      );
      return { reference, picture };
    },
  });
  return { ...upload, percent };
}

export const isPictureError = (error: AppError | PictureError): error is PictureError => error instanceof PictureError;
