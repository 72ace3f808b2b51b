import { useCallback, useEffect } from 'react';
import type { Artwork } from '../../../core/domain/artwork.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { isUnderWay } from '../../shared/requests/model/one-request.ts';
import { OutcomeNotice } from '../../shared/requests/parts/outcome-notice.tsx';
import { useOneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { useSendAtOnce } from '../../shared/requests/screens/use-send-at-once.ts';
import { useArtWrites } from '../data/art-sales.ts';
import { useReadArtwork } from '../data/artworks.ts';

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

const clearNothing = (): void => undefined;

/** The deposit without a bid, for servers that take it. */
export function DepositOnly({ artwork, isTaken, onDeposit }: DepositOnlyProps) {
  const t = useText('nft');
  const request = useDeposit();
  useSendAtOnce(request, clearNothing);
  const { state } = request;
  const isDone = state.kind === 'done';
  useEffect(() => {
    if (isDone) onDeposit();
  }, [isDone, onDeposit]);
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
        <Button
          variant="quiet"
          isWide
          isBusy={state.kind === 'sending'}
          disabled={isUnderWay(state) && state.kind !== 'sending'}
          onClick={() => request.review(artwork)}
        >
          {t('bid.depositOnly')}
        </Button>
      )}
    </>
  );
}
