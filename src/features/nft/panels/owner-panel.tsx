import { stateOf, type Artwork } from '../../../core/domain/products/artwork.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import { SendButton } from '../../shared/request-form/parts/send-button.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { useSendAtOnce } from '../../shared/request-form/operations/use-send-at-once.ts';
import { ChanceList } from '../parts/chance-list.tsx';
import { useNftWords } from '../parts/use-nft-words.ts';
import { AuctionBids, AuctionFacts } from './auction-standing.tsx';
import { useAuction } from '../operations/use-auction.ts';
import { useBoxOpening } from '../operations/use-box-opening.ts';

/** What its owner can do with a work: open it, put it on sale, or wait for the buyer. */
export function OwnerPanel({ artwork }: { readonly artwork: Artwork }) {
  const t = useText('nft');
  const now = useServerNow();
  const words = useNftWords();
  const isDemo = useIsDemo();
  const state = stateOf(artwork, now);
  const isOnSale = artwork.isWon || state !== 'over';
  return (
    <div className={styles['form']}>
      <Notice tone="good" title={t('own.title')}>
        {isOnSale ? <p>{words.standing(artwork, now)}</p> : undefined}
        {isOnSale && state === 'upcoming' ? <p>{t('startsAt', { time: words.start(artwork) })}</p> : undefined}
        {isOnSale ? <p>{t(isDemo ? 'own.onSale' : 'own.onSaleLive')}</p> : undefined}
      </Notice>
      {isOnSale ? <OwnSale artwork={artwork} /> : undefined}
      {artwork.saleKind === 'box' && !artwork.isBoxOpen && !isOnSale ? <ClosedBox artwork={artwork} /> : undefined}
      {isOnSale ? undefined : (
        <LinkButton to={pathWith(routes.nft.resell, { id: artwork.id })} variant="secondary" isWide>
          {t('resell.title')}
        </LinkButton>
      )}
    </div>
  );
}

/** What its owner asks for it; of an auction also who bids how much. */
function OwnSale({ artwork }: { readonly artwork: Artwork }) {
  const t = useText('nft');
  const { saleKind, price, currencyName } = artwork;
  if (saleKind === 'auction') return <OwnAuction artwork={artwork} />;
  const value = <MoneyText value={price} currency={currencyName} isShown />;
  return <FactList facts={[{ id: 'price', label: t(`priceOf.${saleKind}`), value }]} />;
}

function OwnAuction({ artwork }: { readonly artwork: Artwork }) {
  const auction = useAuction(artwork);
  return (
    <>
      <AuctionFacts artwork={artwork} auction={auction} />
      <AuctionBids auction={auction} />
    </>
  );
}

const clearNothing = (): void => undefined;

/** One calm step: nothing turns, nothing almost happens. */
function ClosedBox({ artwork }: { readonly artwork: Artwork }) {
  const t = useText('nft');
  const request = useBoxOpening(artwork.code);
  const isDemo = useIsDemo();
  useSendAtOnce(request, clearNothing);
  const { state } = request;
  return (
    <>
      <ChanceList chances={artwork.chances} isDemo={isDemo} />
      <OutcomeNotice
        request={request}
        named={() => `${t('box.open')} · ${artwork.name}`}
        done={() => ({ title: t('box.opened'), text: undefined })}
        recordsPath={routes.nft.myNft}
      />
      <SendButton
        isWide
        isBusy={state.kind === 'sending'}
        disabled={isUnderWay(state) && state.kind !== 'sending'}
        onClick={() => request.review({ code: artwork.code })}
      >
        {t('box.open')}
      </SendButton>
    </>
  );
}
