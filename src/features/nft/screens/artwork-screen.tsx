import { Link, useSearchParams } from 'react-router-dom';
import { stateOf, type Artwork } from '../../../core/domain/products/artwork.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import requestStyles from '../../shared/request-form/parts/requests.module.css';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { useArtwork } from '../data/artworks.ts';
import { ChanceList } from '../parts/chance-list.tsx';
import { MediaView } from '../parts/media-view.tsx';
import styles from '../parts/nft.module.css';
import { useNftWords } from '../parts/use-nft-words.ts';
import { AuctionPanel } from '../panels/auction-panel.tsx';
import { BuyPanel } from '../panels/buy-panel.tsx';
import { MarkButton } from '../panels/mark-button.tsx';
import { OwnerPanel } from '../panels/owner-panel.tsx';
import { useDeadlineText } from '../../shared/server/parts/use-deadline-text.ts';

/** One artwork: its facts, the state of its sale, and the person's actions. */
export default function ArtworkScreen() {
  useTextsAhead(['nft', 'finance', 'requests', 'rules', 'messages']);
  const t = useText('nft');
  const [question] = useSearchParams();
  const id = question.get('id') ?? '';
  return (
    <Page title={t('artwork')} back={routes.nft.nft} wide>
      {id === '' ? (
        <EmptyState
          title={t('list.notNamed')}
          action={<LinkButton to={routes.nft.nft}>{t('tabs.artworks')}</LinkButton>}
        />
      ) : (
        <OneArtwork key={id} id={id} />
      )}
    </Page>
  );
}

function OneArtwork({ id }: { readonly id: string }) {
  const { data: artwork, error, refetch } = useArtwork(id);
  if (artwork === undefined)
    return error === null ? (
      <div className={styles['detail']}>
        <div className={styles['media']} />
        <SkeletonRows count={6} height={56} />
      </div>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  return (
    <div className={styles['detail']}>
      <MediaView artwork={artwork} />
      <div>
        <Headline artwork={artwork} />
        <LossWarning />
        <Ways artwork={artwork} />
        <ArtworkFacts artwork={artwork} />
      </div>
    </div>
  );
}

function Headline({ artwork }: { readonly artwork: Artwork }) {
  const { name, artistId, artistName, description } = artwork;
  return (
    <>
      <div className={styles['headline']}>
        <div>
          <h2>{name}</h2>
          {artistName === undefined ? undefined : (
            <Link className={styles['artist']} to={pathWith(routes.nft.artistDetail, { id: artistId })}>
              {artistName}
            </Link>
          )}
        </div>
        <MarkButton artwork={artwork} />
      </div>
      {description === undefined ? undefined : <p className={requestStyles['form']}>{description}</p>}
    </>
  );
}

/** The current actions of this person: only those that the server would accept. */
function Ways({ artwork }: { readonly artwork: Artwork }) {
  const t = useText('nft');
  const now = useServerNow();
  const words = useNftWords();
  const { userId, isSignedIn } = useSession();
  const isDemo = useIsDemo();
  const state = stateOf(artwork, now);
  if (isSignedIn && userId === artwork.ownerId) return <OwnerPanel artwork={artwork} />;
  if (artwork.saleKind === 'auction') return <AuctionPanel artwork={artwork} />;
  return (
    <div className={requestStyles['form']}>
      {artwork.saleKind === 'box' && !artwork.isBoxOpen ? (
        <ChanceList chances={artwork.chances} isDemo={isDemo} />
      ) : undefined}
      {state === 'open' ? undefined : (
        <Notice tone="wait" title={words.standing(artwork, now)}>
          <p>{t(`next.${state}`)}</p>
        </Notice>
      )}
      <BuyPanel artwork={artwork} isOpen={state === 'open'} />
    </div>
  );
}

function ArtworkFacts({ artwork }: { readonly artwork: Artwork }) {
  const t = useText('nft');
  const deadline = useDeadlineText();
  const fact = (id: string, label: string, value: string | undefined) =>
    value === undefined ? [] : [{ id, label, value }];
  return (
    <div className={requestStyles['form']}>
      <FactList
        facts={[
          ...fact('sale', t('filter.sale'), t(`sale.${artwork.saleKind}`)),
          ...fact('kind', t('filter.kind'), t(`kind.${artwork.kind}`)),
          ...fact('rarity', t('rarity'), artwork.rarity),
          ...fact('start', t('start'), artwork.startsAt === undefined ? undefined : deadline(artwork.startsAt)),
          ...fact('end', t('end'), artwork.endsAt === undefined ? undefined : deadline(artwork.endsAt)),
          ...fact('code', t('code'), artwork.code),
        ]}
      />
      {artwork.isResold ? <p className={requestStyles['note']}>{t('resold')}</p> : undefined}
    </div>
  );
}
