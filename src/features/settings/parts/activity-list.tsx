import { IconAlertCircle } from '../../../core/ui/icons/alert-circle.gen.tsx';
import { IconCircleCheck } from '../../../core/ui/icons/circle-check.gen.tsx';
import { IconInfoCircle } from '../../../core/ui/icons/info-circle.gen.tsx';
import type { Icon } from '../../../core/ui/icons/icon.tsx';
import type { Activity, ActivityKind } from '../../../core/activity/activity-log.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import styles from './activity-list.module.css';

const icons: Readonly<Record<ActivityKind, Icon>> = {
  success: IconCircleCheck,
  problem: IconAlertCircle,
  info: IconInfoCircle,
};

/** Everything the app said in passing, newest first. */
export function ActivityList({ entries }: { readonly entries: readonly Activity[] }) {
  const t = useText('settings');
  const format = useFormat();
  if (entries.length === 0) return <EmptyState title={t('activity.empty')} />;
  return (
    <ol className={styles['list']}>
      {entries.map((entry, index) => {
        const KindIcon = icons[entry.kind];
        return (
          <li key={`${entry.at}-${entries.length - index}`} className={styles['entry']} data-kind={entry.kind}>
            <KindIcon size={18} stroke={1.75} aria-label={t(`activity.kinds.${entry.kind}`)} role="img" />
            <span className={styles['text']}>{entry.text}</span>
            <time className={styles['time']} dateTime={new Date(entry.at).toISOString()}>
              {format.dateTime(entry.at)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
