import { useCallback, useEffect } from 'react';
import type { Artwork } from '../../../core/domain/artwork.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { depositCurrency } from '../../../core/rules/art-rules.ts';
import { Button } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money-text.tsx';
import { isUnderWay } from '../../shared/requests/model/one-request.ts';
import { FactList } from '../../shared/requests/parts/fact-list.tsx';
import { OutcomeNotice } from '../../shared/requests/parts/outcome-notice.tsx';
import styles from '../../shared/requests/parts/requests.module.css';
import { useOneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { useSpotBalance } from '../../shared/wallets/data/spot-balance.ts';
import { useArtWrites } from '../data/art-sales.ts';
import { useReadArtwork } from '../data/artworks.ts';
import { ReviewSheet } from '../parts/review-sheet.tsx';

/** Gives the deposit once; where no answer comes, the work itself says whether it was taken. */
function useDeposit() {
  const { placeDeposit } = useArtWrites();
  const readArtwork = useReadArtwork();
  const send = useCallback(({ code }: Artwork) => placeDeposit(code), [placeDeposit]);
  const trace = useCallback(
    async ({ id }: Artwork) => ((await readArtwork(id)).hasDeposit === true ? ('done' as const) : ('unknown' as const)),
    [readArtwork],
  );
  return useOneRequest({ send, trace });
}

export interface DepositOnlyProps {
  readonly artwork: Artwork;
  readonly isTaken: boolean;
  readonly onDeposit: () => void;
}

/** The deposit without a bid, for servers that take it. It cannot be taken back, so its sum and its end are told first. */
export function DepositOnly({ artwork, isTaken, onDeposit }: DepositOnlyProps) {
  const t = useText('nft');
  const request = useDeposit();
  const { state } = request;
  const isDone = state.kind === 'done';
  const balance = useSpotBalance()(depositCurrency);
  const isShort = balance !== undefined && artwork.deposit !== undefined && compare(balance, artwork.deposit) < 0;
  useEffect(() => {
    if (isDone) onDeposit();
  }, [isDone, onDeposit]);
  const deposit = <MoneyText value={artwork.deposit} currency={depositCurrency} isShown />;
  return (
    <>
      <OutcomeNotice
        state={state}
        done={() => ({ title: t('bid.deposited'), text: undefined })}
        recordsPath={routes.nft.purchase}
        onCheckAgain={request.checkAgain}
        onClose={request.close}
      />
      {isTaken ? undefined : (
        <Button variant="quiet" isWide disabled={isShort || isUnderWay(state)} onClick={() => request.review(artwork)}>
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
        <p className={styles['note']}>{t('bid.rules')}</p>
      </ReviewSheet>
    </>
  );
}
