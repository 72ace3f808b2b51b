import { IconHeart } from '../../../core/ui/icons/heart.gen.tsx';
import { IconPhoto } from '../../../core/ui/icons/photo.gen.tsx';
import { IconReceipt } from '../../../core/ui/icons/receipt.gen.tsx';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { useArtist } from '../data/artworks.ts';
import { WholeGrid } from '../parts/artwork-grid.tsx';
import styles from '../parts/nft.module.css';

/** The person as others of the market would be shown: own creations, marks, and the way to everything else. */
export default function NftProfileScreen() {
  const t = useText('nft');
  const now = useServerNow();
  const { userId = '' } = useSession();
  const { data: person, error, refetch } = useArtist(userId);
  return (
    <Page title={t('profile.title')} back={routes.nft.nft} wide>
      {person === undefined ? undefined : <h2 className={styles['person']}>{person.name}</h2>}
      <LinkRows title={t('profile.pages')}>
        <LinkRow to={routes.nft.myNft} label={t('mine.title')} icon={IconPhoto} />
        <LinkRow to={routes.nft.componentsCollection} label={t('tabs.marked')} icon={IconHeart} />
        <LinkRow to={routes.nft.purchase} label={t('records.title')} icon={IconReceipt} />
      </LinkRows>
      <WholeGrid
        label={t('artist.works')}
        artworks={person?.artworks}
        error={error}
        onRetry={() => void refetch()}
        empty={t('profile.noWorks')}
        now={now}
      />
    </Page>
  );
}
