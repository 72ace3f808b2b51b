import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { CountMark, type CountMarkProps } from '../parts/count-mark.tsx';

/** The number of unread messages; empty without any, and for people who have switched it off. */
export function UnreadMark(props: CountMarkProps) {
  return usePreferences().tellMessages ? <CountMark {...props} /> : undefined;
}
