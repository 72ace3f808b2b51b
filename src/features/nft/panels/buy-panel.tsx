import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { Button } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { isDone, isUnderWay } from '../../../core/sending/request-state.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { ChanceList } from '../parts/chance-list.tsx';
import { ReviewSheet } from '../parts/review-sheet.tsx';
import { LoginFirst } from './login-first.tsx';
import { useSpotBalance } from '../../shared/wallets/data/spot-balance.ts';
import { useArtworkPurchase } from '../operations/use-artwork-purchase.ts';

export interface BuyPanelProps {
  readonly artwork: Artwork;
  readonly isOpen: boolean;
}

/** A work or a closed box at its price. */
export function BuyPanel({ artwork, isOpen }: BuyPanelProps) {
  const t = useText('nft');
  const inWords = useMoneyWords();
  const request = useArtworkPurchase(artwork);
  const { isSignedIn } = useSession();
  const isDemo = useIsDemo();
  const balance = useSpotBalance()(artwork.currencyName);
  const { state } = request;
  const { price, currencyName, saleKind, isBoxOpen } = artwork;
  const isShort = balance !== undefined && compare(balance, price) < 0;
  const isBox = saleKind === 'box' && !isBoxOpen;
  const facts = [
    { id: 'price', label: t('priceOf.fixed'), value: <MoneyText value={price} currency={currencyName} isShown /> },
    {
      id: 'spot',
      label: t('spotBalance'),
      value: <MoneyText value={shownBalance(balance, currencyName)} currency={currencyName} />,
    },
  ];
  return (
    <>
      <FactList facts={isSignedIn ? facts : facts.slice(0, 1)} />
      <OutcomeNotice
        request={request}
        named={() => `${t(isBox ? 'buy.box' : 'buy.action')} · ${artwork.name} · ${inWords(price, currencyName)}`}
        done={() => ({
          title: t('buy.done'),
          text: isBox ? <p>{t('buy.doneBox')}</p> : undefined,
          records: t('mine.title'),
        })}
        recordsPath={routes.nft.myNft}
      />
      {isOpen && !isSignedIn ? <LoginFirst wish="buy" /> : undefined}
      {isSignedIn && isOpen && isShort ? <p role="status">{t('short', { currency: currencyName })}</p> : undefined}
      {isSignedIn && isOpen && !isDone(state) ? (
        <Button isWide disabled={isShort || isUnderWay(state)} onClick={() => request.review({ code: artwork.code })}>
          {t(isBox ? 'buy.box' : 'buy.action')}
        </Button>
      ) : undefined}
      <ReviewSheet
        isOpen={state.kind === 'review' || state.kind === 'sending'}
        title={artwork.name}
        confirm={t(isBox ? 'buy.box' : 'buy.action')}
        isBusy={state.kind === 'sending'}
        onConfirm={request.send}
        onCancel={request.close}
      >
        <FactList facts={facts} />
        {isBox ? <ChanceList chances={artwork.chances} isDemo={isDemo} /> : undefined}
        <p className={styles['note']}>{t('buy.final')}</p>
      </ReviewSheet>
    </>
  );
}
