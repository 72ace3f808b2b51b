import type { Article } from '../../../core/domain/server/site.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import styles from './banner-row.module.css';

export interface BannerRowProps {
  readonly banners: readonly Article[];
  readonly onOpen: (banner: Article) => void;
}

/** One calm row that stays where the finger leaves it: nothing turns by itself. */
export function BannerRow({ banners, onOpen }: BannerRowProps) {
  const t = useText('home');
  return (
    <section aria-label={t('banners')}>
      <ul className={styles['row']} data-single={banners.length === 1 || undefined}>
        {banners.map((banner) => (
          <li key={banner.id} className={styles['item']}>
            <button type="button" className={styles['card']} onClick={() => onOpen(banner)}>
              {banner.cover === undefined ? undefined : (
                <img className={styles['picture']} src={banner.cover} alt="" loading="lazy" />
              )}
              <span className={styles['words']}>
                <span className={styles['title']}>{banner.title}</span>
                {banner.summary === '' ? undefined : <span className={styles['summary']}>{banner.summary}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
