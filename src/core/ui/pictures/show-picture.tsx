import { whenWanted } from '../when-wanted.tsx';
import type { ShowPictureProps } from './show-picture-button.tsx';

/** The way to a picture that waits; nothing once it is shown. */
export const ShowPicture = whenWanted<ShowPictureProps>({
  load: async () => (await import('./show-picture-button.tsx')).ShowPictureButton,
  isWanted: ({ onShow }) => onShow !== undefined,
});
