import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stateOf, type Artwork } from '../../../core/domain/artwork.ts';
import type { Resale } from '../../../core/domain/art-sale.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { Page } from '../../../core/ui/page.tsx';
import { useOwnArtworks } from '../../shared/nft/data/own-artworks.ts';
import { useServerNow } from '../../shared/requests/data/server-now.ts';
import { Notice } from '../../shared/requests/parts/notice.tsx';
import { OutcomeNotice } from '../../shared/requests/parts/outcome-notice.tsx';
import styles from '../../shared/requests/parts/requests.module.css';
import { useOneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { useArtWrites } from '../data/art-sales.ts';
import { useArtwork } from '../data/artworks.ts';
import { ResellForm } from './resell-form.tsx';

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

/** Offers once; where no answer comes, the person's own works say whether it is on sale. */
function useResale() {
  const { resellArtwork } = useArtWrites();
  const { readNow } = useOwnArtworks(false);
  const trace = useCallback(
    async ({ code, price }: Resale) => {
      const own = (await readNow()).find((one) => one.code === code);
      return own?.isFlagged === true && own.price === price ? ('done' as const) : ('unknown' as const);
    },
    [readNow],
  );
  return useOneRequest<Resale>({ send: resellArtwork, trace });
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
  const request = useResale();
  const { state } = request;
  const isOnSale = artwork.isWon || stateOf(artwork, now) !== 'over';
  const isPossible = artwork.ownerId === userId && !isOnSale;
  return (
    <div className={styles['form']}>
      <h2>{artwork.name}</h2>
      <OutcomeNotice
        state={state}
        done={() => ({ title: t('resell.done'), text: <p>{t('resell.final')}</p> })}
        recordsPath={routes.nft.myNft}
        onCheckAgain={request.checkAgain}
        onClose={request.close}
      />
      {isPossible ? <ResellForm artwork={artwork} now={now} request={request} /> : undefined}
      {isPossible || state.kind === 'done' ? undefined : (
        <Notice
          tone="caution"
          title={t(artwork.ownerId === userId ? 'resell.onSale' : 'resell.notOwn')}
          actions={
            <LinkButton to={pathWith(routes.nft.artworkDetail, { id: artwork.id })} variant="secondary" size="small">
              {t('artwork')}
            </LinkButton>
          }
        />
      )}
    </div>
  );
}
