import { IconChevronRight } from '../../../core/ui/icons/chevron-right.gen.tsx';
import { IconSpeakerphone } from '../../../core/ui/icons/speakerphone.gen.tsx';
import type { Article } from '../../../core/domain/server/site.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import styles from './announcement-line.module.css';

export interface AnnouncementLineProps {
  readonly newest: Article;
  readonly onOpen: () => void;
}

/** The newest announcement in one line; it does not move. */
export function AnnouncementLine({ newest, onOpen }: AnnouncementLineProps) {
  const t = useText('home');
  return (
    <button type="button" className={styles['line']} onClick={onOpen}>
      <IconSpeakerphone size={18} stroke={1.75} aria-hidden="true" />
      <span className={styles['spoken']}>{t('menu.news')}</span>
      <span className={styles['title']}>{newest.title}</span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
