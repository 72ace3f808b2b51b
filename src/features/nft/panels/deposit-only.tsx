import { useEffect } from 'react';
import type { Artwork } from '../../../core/domain/products/artwork.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { depositCurrency } from '../../../core/rules/products/art-rules.ts';
import { Button } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { isDone, isUnderWay } from '../../../core/sending/request-state.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useSpotBalance } from '../../shared/wallets/data/spot-balance.ts';
import { ReviewSheet } from '../parts/review-sheet.tsx';
import { useBidDeposit } from '../operations/use-bid-deposit.ts';

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
  const request = useBidDeposit(artwork.code);
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
