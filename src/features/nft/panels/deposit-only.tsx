import { useEffect, useMemo } from 'react';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { depositCurrency } from '../../../core/rules/products/art-rules.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { Button } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { isDone, isUnderWay } from '../../../core/sending/request-state.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useSpotBalance } from '../../shared/wallets/data/spot-balance.ts';
import { useArtWrites } from '../data/art-sales.ts';
import { useReadArtwork } from '../data/artworks.ts';
import { ReviewSheet } from '../parts/review-sheet.tsx';

interface DepositWish {
  readonly id: string;
  readonly code: string;
}

const book = new RequestBook<DepositWish, Artwork>('bid-deposit');
const codec = wishOf<DepositWish>({ id: words, code: words });

/** Pays the deposit once; without an answer, the work itself shows whether it was taken. */
function useDeposit(of: string): SentOnce<DepositWish, Artwork> {
  const { placeDeposit } = useArtWrites();
  const readArtwork = useReadArtwork();
  const readAvailable = useReadAvailable();
  const way = useMemo<Way<DepositWish, Artwork>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send: ({ code }) => placeDeposit(code),
      readRows: async ({ id }) => [await readArtwork(id)],
      readAvailable: () => readAvailable({ currencyName: depositCurrency, account: 'change' }),
      isTwin: ({ hasDeposit }) => hasDeposit === true,
      nameOf: ({ code }) => code,
    }),
    [placeDeposit, readArtwork, readAvailable],
  );
  return useMoneyRequest(book, way, of);
}

export interface DepositOnlyProps {
  readonly artwork: Artwork;
  readonly isTaken: boolean;
  /** Whether the server ends auctions by itself; otherwise it returns no deposit at the end. */
  readonly endsAuctions: boolean;
  readonly onDeposit: () => void;
}

/** The deposit without a bid, for servers that accept it. It cannot be undone, so its sum and its end come first. */
export function DepositOnly({ artwork, isTaken, endsAuctions, onDeposit }: DepositOnlyProps) {
  const t = useText('nft');
  const request = useDeposit(artwork.code);
  const { state } = request;
  const isGiven = isDone(state);
  const balance = useSpotBalance()(depositCurrency);
  const isShort = balance !== undefined && artwork.deposit !== undefined && compare(balance, artwork.deposit) < 0;
  useEffect(() => {
    if (isGiven) onDeposit();
  }, [isGiven, onDeposit]);
  const deposit = <MoneyText value={artwork.deposit} currency={depositCurrency} isShown />;
  return (
    <>
      <OutcomeNotice
        request={request}
        named={() => `${t('bid.depositOnly')} · ${artwork.name}`}
        done={() => ({ title: t('bid.deposited'), text: undefined })}
        recordsPath={routes.nft.purchase}
      />
      {isTaken ? undefined : (
        <Button
          variant="quiet"
          isWide
          disabled={isShort || isUnderWay(state)}
          onClick={() => request.review({ id: artwork.id, code: artwork.code })}
        >
          {t('bid.depositOnly')}
        </Button>
      )}
      <ReviewSheet
        isOpen={state.kind === 'review' || state.kind === 'sending'}
        title={t('bid.depositOnly')}
        confirm={t('bid.lockDeposit')}
        isBusy={state.kind === 'sending'}
        onConfirm={request.send}
        onCancel={request.close}
      >
        <FactList facts={[{ id: 'deposit', label: t('bid.deposit'), value: deposit }]} />
        {endsAuctions ? <p className={styles['note']}>{t('bid.rules')}</p> : undefined}
      </ReviewSheet>
    </>
  );
}
