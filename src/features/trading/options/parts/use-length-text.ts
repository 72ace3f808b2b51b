import { useFormat } from '../../../../core/i18n/use-format.ts';
import { countdownText } from '../model/running-options.ts';

/** The length of an option in words, `30 s`, `5 min`; `1:30` if no unit is whole. */
export function useLengthText(): (seconds: number) => string {
  const format = useFormat();
  const isWhole = (seconds: number): boolean => seconds < 60 || seconds % 60 === 0;
  return (seconds) => (isWhole(seconds) ? format.relativeAge(seconds * 1000) : countdownText(seconds * 1000));
}
