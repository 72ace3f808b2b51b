import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useAdornment } from '../../../core/preferences/use-preferences.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { useArtist } from '../data/artworks.ts';
import { WholeGrid } from '../parts/artwork-grid.tsx';
import styles from '../parts/nft.module.css';
import { SkeletonTiles } from '../parts/skeleton-tiles.tsx';
import { ArtistList } from '../panels/artist-list.tsx';

/** One artist with works and marked works; every artist if the address names none. */
export default function ArtistScreen() {
  const t = useText('nft');
  const [question] = useSearchParams();
  const id = question.get('id') ?? '';
  return (
    <Page title={t('artist.title')} back={routes.nft.componentsArtist} wide>
      {id === '' ? <ArtistList /> : <OneArtist key={id} id={id} />}
    </Page>
  );
}

function OneArtist({ id }: { readonly id: string }) {
  const t = useText('nft');
  const format = useFormat();
  const now = useServerNow();
  const { data: artist, error, refetch } = useArtist(id);
  const face = useAdornment(artist?.picture);
  if (artist === undefined)
    return error === null ? (
      <>
        <SkeletonRows count={1} height={56} />
        <SkeletonTiles count={4} />
      </>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  const grid = { error: null, onRetry: () => void refetch(), now };
  return (
    <>
      <div className={styles['person']}>
        {face === undefined ? undefined : <img src={face} alt="" width={40} height={40} />}
        <div>
          <h2>{artist.name}</h2>
          {artist.marks === undefined ? undefined : (
            <p className={styles['small']}>{t('artist.marks', { number: format.count(artist.marks) })}</p>
          )}
        </div>
      </div>
      <WholeGrid {...grid} label={t('artist.works')} artworks={artist.artworks} empty={t('artist.noWorks')} />
      {artist.favourites.length === 0 ? undefined : (
        <>
          <h2 className={styles['headline']}>{t('artist.marked')}</h2>
          <WholeGrid {...grid} label={t('artist.marked')} artworks={artist.favourites} empty="" />
        </>
      )}
    </>
  );
}
