import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';

/** A time of the server on which something depends: by the device's clock, or marked where it cannot be placed. */
export function useDeadlineText(): (text: string) => string {
  const t = useText('requests');
  const format = useFormat();
  return (text) =>
    text === '' || format.isPlaced(text)
      ? format.serverTime(text)
      : t('platformTime', { time: format.serverWall(text) });
}
