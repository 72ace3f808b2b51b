import type { Article } from '../../../core/domain/server/site.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { ShowPicture } from '../../../core/ui/pictures/show-picture.tsx';
import { usePicture } from '../../../core/ui/pictures/use-picture.ts';
import styles from './banner-row.module.css';

export interface BannerRowProps {
  readonly banners: readonly Article[];
  readonly onOpen: (banner: Article) => void;
}

/** One calm row that stays where the finger leaves it: nothing turns by itself. */
export function BannerRow({ banners, onOpen }: BannerRowProps) {
  const t = useText('home');
  return (
    <section aria-label={t('menu.news')}>
      <ul className={styles['row']} data-single={banners.length === 1 || undefined}>
        {banners.map((banner) => (
          <Banner key={banner.id} banner={banner} onOpen={() => onOpen(banner)} />
        ))}
      </ul>
    </section>
  );
}

function Banner({ banner, onOpen }: { readonly banner: Article; readonly onOpen: () => void }) {
  const { title, summary, cover } = banner;
  const picture = usePicture(cover);
  return (
    <li className={styles['item']} data-waiting={picture.show !== undefined || undefined}>
      <button type="button" className={styles['card']} onClick={onOpen}>
        {picture.address === undefined ? undefined : (
          <img className={styles['picture']} src={picture.address} alt="" loading="lazy" />
        )}
        <span className={styles['words']}>
          <span className={styles['title']}>{title}</span>
          {summary === '' ? undefined : <span className={styles['summary']}>{summary}</span>}
        </span>
      </button>
      <span className={styles['asking']}>
        <ShowPicture name={title} onShow={picture.show} isSmall />
      </span>
    </li>
  );
}
