import { useFormat } from '../../../../core/i18n/use-format.ts';
import { countdownText } from '../model/running-options.ts';

const isWhole = (seconds: number): boolean => seconds < 60 || seconds % 60 === 0;

/** The length of an option in words, `30 s`, `5 min`; `1:30` if no unit is whole. */
export function useLengthText(): (seconds: number) => string {
  const format = useFormat();
  return (seconds) => (isWhole(seconds) ? format.relativeAge(seconds * 1000) : countdownText(seconds * 1000));
}

/** Their narrow units are English letters in Japanese, and `d` for minutes in Turkish. */
const withoutNarrowUnits = /^(?:ja|tr)\b/;

/** The same as short as the language can be: `30s`, `5m`. */
export function useShortLength(): (seconds: number) => string {
  const { languageTag } = useFormat();
  return (seconds) => {
    if (!isWhole(seconds)) return countdownText(seconds * 1000);
    const [unit, count] = seconds < 60 ? (['second', seconds] as const) : (['minute', seconds / 60] as const);
    const unitDisplay = withoutNarrowUnits.test(languageTag) ? 'short' : 'narrow';
    return new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay }).format(count);
  };
}
