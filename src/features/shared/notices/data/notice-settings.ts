import { useSharedText } from '../../kept-text/data/shared-text.ts';

/** How notices reach the person beside the app itself; all of it only by choice. */
export interface NoticeSettings {
  /** Messages of the system while the page is behind another. */
  readonly tellSystem: boolean;
  readonly tellSound: boolean;
  readonly tellShake: boolean;
}

/** Stays on the device like the alerts: it says nothing about a person. */
const key = 'alerts.notices';
const names = ['tellSystem', 'tellSound', 'tellShake'] as const satisfies readonly (keyof NoticeSettings)[];
const between = ',';

export interface UsedNoticeSettings extends NoticeSettings {
  change(changes: Partial<NoticeSettings>): void;
}

export function useNoticeSettings(): UsedNoticeSettings {
  const [kept = '', keep] = useSharedText(key);
  const set = new Set(kept.split(between));
  const present = {
    tellSystem: set.has('tellSystem'),
    tellSound: set.has('tellSound'),
    tellShake: set.has('tellShake'),
  };
  return {
    ...present,
    change: (changes) => {
      const next: NoticeSettings = { ...present, ...changes };
      keep(names.filter((name) => next[name]).join(between));
    },
  };
}
