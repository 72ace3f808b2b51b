import { useSearchParams } from 'react-router-dom';
import type { WonAuction } from '../../../core/domain/products/art-sale.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button, LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { ShowPicture } from '../../../core/ui/pictures/show-picture.tsx';
import { usePicture } from '../../../core/ui/pictures/use-picture.ts';
import { useWonAuctions } from '../../shared/nft/data/won-auctions.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { isDone, isUnderWay } from '../../../core/sending/request-state.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import nftStyles from '../parts/nft.module.css';
import { ReviewSheet } from '../parts/review-sheet.tsx';
import { useNftWords } from '../parts/use-nft-words.ts';
import { useSpotBalance } from '../../shared/wallets/data/spot-balance.ts';
import { WonList } from '../panels/won-list.tsx';
import { useWonAuctionPayment, useWonAuctionRead } from '../operations/use-won-auction.ts';

/** One won auction, and the form to pay it; without an id, the list. */
export default function WonAuctionScreen() {
  useTextsAhead(['nft', 'requests', 'messages']);
  const t = useText('nft');
  const [question] = useSearchParams();
  const id = question.get('id') ?? '';
  return (
    <Page title={t('won.title')} back={routes.nft.purchase}>
      {id === '' ? <WonList /> : <OneWon key={id} id={id} />}
    </Page>
  );
}

function OneWon({ id }: { readonly id: string }) {
  const t = useText('nft');
  const { data, error, refetch } = useWonAuctions().query;
  const won = data?.find((one) => one.id === id);
  useWonAuctionRead(won);
  if (data === undefined)
    return error === null ? (
      <SkeletonRows count={5} height={44} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  return won === undefined ? (
    <EmptyState
      title={t('won.unknown')}
      action={
        <LinkButton to={routes.nft.purchase} variant="secondary">
          {t('records.title')}
        </LinkButton>
      }
    />
  ) : (
    <Order won={won} />
  );
}

const tones = { due: 'caution', paid: 'good', expired: 'bad' } as const;

function Order({ won }: { readonly won: WonAuction }) {
  const t = useText('nft');
  const inWords = useMoneyWords();
  const request = useWonAuctionPayment(won);
  const now = useServerNow();
  const words = useNftWords();
  const balance = useSpotBalance()(won.currencyName);
  const picture = usePicture(won.picture);
  const { state } = request;
  const left = won.payBeforeMs === undefined ? undefined : words.left(won.payBeforeMs - now);
  const isShort = balance !== undefined && compare(balance, won.price) < 0;
  const facts = <WonFacts won={won} />;
  return (
    <div className={styles['form']}>
      <Notice tone={tones[won.state]} title={t(`won.${won.state}`)}>
        <p>{t(`wonNext.${won.state}`)}</p>
        {won.state === 'due' && left !== undefined ? <p>{t('won.left', { time: left })}</p> : undefined}
      </Notice>
      {won.picture === undefined ? undefined : (
        <div className={`${nftStyles['media']} ${nftStyles['within']}`}>
          {picture.address === undefined ? undefined : (
            <img src={picture.address} alt={won.name} width={400} height={400} />
          )}
          <ShowPicture name={won.name} onShow={picture.show} isOver />
        </div>
      )}
      {facts}
      {won.state === 'paid' && isDone(state) ? undefined : (
        <OutcomeNotice
          request={request}
          named={() => `${t('won.pay')} · ${won.name} · ${inWords(won.price, won.currencyName)}`}
          done={() => ({ title: t('won.paid'), text: <p>{t('wonNext.paid')}</p> })}
          recordsPath={routes.nft.purchase}
        />
      )}
      {won.state === 'paid' ? (
        <LinkButton to={routes.nft.myNft} variant="secondary" isWide>
          {t('mine.title')}
        </LinkButton>
      ) : undefined}
      {won.state === 'due' && isShort ? <p role="status">{t('short', { currency: won.currencyName })}</p> : undefined}
      {won.state === 'due' ? (
        <Button isWide disabled={isShort || isUnderWay(state)} onClick={() => request.review({ wonId: won.id })}>
          {t('won.pay')}
        </Button>
      ) : undefined}
      <ReviewSheet
        isOpen={state.kind === 'review' || state.kind === 'sending'}
        title={won.name}
        confirm={t('won.pay')}
        isBusy={state.kind === 'sending'}
        onConfirm={request.send}
        onCancel={request.close}
      >
        {facts}
      </ReviewSheet>
    </div>
  );
}

function WonFacts({ won }: { readonly won: WonAuction }) {
  const t = useText('nft');
  const format = useFormat();
  const { price, currencyName, deposit, payBeforeMs, paidAtMs } = won;
  const time = (id: string, label: string, at: number | undefined) =>
    at === undefined ? [] : [{ id, label, value: format.dateTime(at) }];
  const depositLabel = { due: t('won.depositDue'), paid: t('won.depositBack'), expired: t('won.depositLost') }[
    won.state
  ];
  return (
    <FactList
      facts={[
        { id: 'name', label: t('artwork'), value: won.name },
        { id: 'price', label: t('won.price'), value: <MoneyText value={price} currency={currencyName} isShown /> },
        ...(deposit === undefined
          ? []
          : [{ id: 'deposit', label: depositLabel, value: <MoneyText value={deposit} currency="USDT" isShown /> }]),
        ...time('before', t('won.payBefore'), payBeforeMs),
        ...time('paid', t('won.paidAt'), paidAtMs),
      ]}
    />
  );
}
