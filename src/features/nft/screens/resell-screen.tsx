import { useSearchParams } from 'react-router-dom';
import { stateOf, type Artwork } from '../../../core/domain/products/artwork.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { isDone } from '../../../core/sending/request-state.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useArtwork } from '../data/artworks.ts';
import { wallOffset } from '../model/resale-plan.ts';
import { useNftWords } from '../parts/use-nft-words.ts';
import { useServerWall } from '../parts/use-server-wall.ts';
import { ResellForm } from '../panels/resell-form.tsx';
import { useResale } from '../operations/use-resale.ts';

/** Puts a work of the person on sale again; `?id` names it. */
export default function ResellScreen() {
  useTextsAhead(['nft', 'requests', 'rules', 'messages']);
  const t = useText('nft');
  const [question] = useSearchParams();
  const id = question.get('id') ?? '';
  return (
    <Page title={t('resell.title')} back={routes.nft.myNft}>
      {id === '' ? (
        <EmptyState
          title={t('list.notNamed')}
          action={<LinkButton to={routes.nft.myNft}>{t('mine.title')}</LinkButton>}
        />
      ) : (
        <OneResale key={id} id={id} />
      )}
    </Page>
  );
}

function OneResale({ id }: { readonly id: string }) {
  const { data: artwork, error, refetch } = useArtwork(id);
  if (artwork === undefined)
    return error === null ? (
      <SkeletonRows count={5} height={56} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  return <Offer artwork={artwork} />;
}

function Offer({ artwork }: { readonly artwork: Artwork }) {
  const t = useText('nft');
  const now = useServerNow();
  const { userId } = useSession();
  const inWords = useMoneyWords();
  const saleWords = useNftWords();
  const onServer = useServerWall(wallOffset(artwork));
  const request = useResale(artwork.code);
  const { state } = request;
  const isOnSale = artwork.isWon || stateOf(artwork, now) !== 'over';
  const isUpcoming = stateOf(artwork, now) === 'upcoming';
  const isPossible = artwork.ownerId === userId && !isOnSale;
  return (
    <div className={styles['form']}>
      <h2>{artwork.name}</h2>
      <OutcomeNotice
        request={request}
        named={({ price }) => `${t('resell.title')} · ${artwork.name} · ${inWords(price, artwork.currencyName)}`}
        done={({ startsAt }) => ({
          title: t('resell.done'),
          text: (
            <p>
              {t('startsAt', { time: onServer(startsAt) })}. {t('resell.final')}.
            </p>
          ),
        })}
        recordsPath={routes.nft.myNft}
      />
      {isPossible ? <ResellForm artwork={artwork} now={now} request={request} /> : undefined}
      {isPossible || isDone(state) ? undefined : (
        <Notice
          tone="caution"
          title={t(artwork.ownerId !== userId ? 'resell.notOwn' : isUpcoming ? 'resell.done' : 'resell.onSale')}
          actions={
            <LinkButton to={pathWith(routes.nft.artworkDetail, { id: artwork.id })} variant="secondary" size="small">
              {t('artwork')}
            </LinkButton>
          }
        >
          {isUpcoming ? <p>{t('startsAt', { time: saleWords.start(artwork) })}</p> : undefined}
        </Notice>
      )}
    </div>
  );
}
