import { useIsMutating } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { HttpTransport } from '../../../../core/platform/http-transport.ts';
import { useWrite } from '../../../../core/query/use-write.ts';
import { PictureError, preparePicture } from './prepare-picture.ts';

export interface SentPicture {
  /** What other calls name it by. */
  readonly reference: string;
  /** The sent picture, to show it without a request. */
  readonly picture: Blob;
}

const mutationKey = ['picture'];

/** Makes a small picture of a file and sends that; the server never sees the file. */
export function useUploadPicture() {
  const http = usePort(HttpTransport);
  return useWrite<SentPicture, Blob, AppError | PictureError>({
    mutationKey,
    mutationFn: async (file) => {
      const picture = await preparePicture(file);
      return { reference: await http.upload('POST /upload', picture), picture };
    },
  });
}

/** A form cannot be sent yet: its picture is on the way. */
export const useIsSendingPicture = (): boolean => useIsMutating({ mutationKey }) > 0;

export const isPictureError = (error: AppError | PictureError): error is PictureError => error instanceof PictureError;
