import { useText } from '../../../../core/i18n/use-text.ts';
import { useIsSendingPicture } from '../data/upload-picture.ts';

/** What the button of a form says while one of its pictures is being sent, and takes no taps; undefined otherwise. */
export function usePictureWait(): string | undefined {
  const t = useText('pictures');
  return useIsSendingPicture() ? t('sendingFirst') : undefined;
}
