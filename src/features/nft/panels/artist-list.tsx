import { IconUser } from '../../../core/ui/icons/user.gen.tsx';
import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { useAdornment } from '../../../core/preferences/use-preferences.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import { useArtists } from '../data/artworks.ts';
import styles from '../parts/nft.module.css';

export function ArtistList() {
  const t = useText('nft');
  return (
    <PagedList
      label={t('tabs.artists')}
      empty={t('artist.none')}
      list={useArtists()}
      renderRow={({ id, name, picture }) => (
        <li key={id}>
          <Link className={`${styles['person']} ${styles['rowed']}`} to={pathWith(routes.nft.artistDetail, { id })}>
            <Face picture={picture} />
            <span>{name}</span>
          </Link>
        </li>
      )}
    />
  );
}

function Face({ picture }: { readonly picture: string | undefined }) {
  const face = useAdornment(picture);
  return face === undefined ? (
    <span className={styles['noFace']}>
      <IconUser size={20} stroke={1.75} aria-hidden="true" />
    </span>
  ) : (
    <img src={face} alt="" width={40} height={40} />
  );
}
