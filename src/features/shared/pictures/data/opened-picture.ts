import { useEffect, useState } from 'react';
import type { PictureTrouble } from './picture-kind.ts';
import { PictureError, preparePicture } from './prepare-picture.ts';

export interface OpenedPicture {
  /** Rotated upright and without the camera's data; undefined until it is opened. */
  readonly data: Blob | undefined;
  readonly trouble: PictureTrouble | undefined;
}

const notYet: OpenedPicture = { data: undefined, trouble: undefined };

/** Opens a file so that a part of it can be chosen; nothing is sent. */
export function useOpenedPicture(file: Blob): OpenedPicture {
  const [opened, setOpened] = useState(notYet);
  useEffect(() => {
    let isWanted = true;
    const tell = (next: OpenedPicture): void => {
      if (isWanted) setOpened(next);
    };
    preparePicture(file).then(
      (data) => tell({ data, trouble: undefined }),
      (error: unknown) =>
        tell({ data: undefined, trouble: error instanceof PictureError ? error.trouble : 'unreadable' }),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return opened;
}
