import { useFormat } from '../../../core/i18n/use-format.ts';
import { offsetName } from '../../../core/i18n/utc-offset.ts';

/** A time of the server's wall as the reader writes times, with its distance from UTC where that is known. */
export function useServerWall(offsetMs: number | undefined): (text: string) => string {
  const format = useFormat();
  const zone = offsetMs === undefined ? [] : [offsetName(offsetMs)];
  return (text) => [format.serverWall(text), ...zone].join(' ');
}
