import { useState } from 'react';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { leadsAway } from '../../../core/errors/leads-away.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useIsHere } from '../../../core/sending/change/use-is-here.ts';
import { useIsSilent } from '../../../core/sending/time/use-is-silent.ts';
import { Button } from '../../../core/ui/button.tsx';
import { FailureText } from '../../../core/ui/failures/failure-text.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { TickBox } from '../../shared/request-form/parts/tick-box.tsx';
import { useMakeOwn } from '../operations/use-copy-changes.ts';
import styles from '../../shared/request-form/parts/requests.module.css';

export interface TakeOverProps {
  readonly order: ContractOrder;
  /** Whether the trader is followed at present; undefined while that is not known. */
  readonly isFollowed: boolean | undefined;
}

interface AskedTakeOverProps extends TakeOverProps {
  /** The address asks for it: the person has come from the position. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

/** Turns a copy into the person's own position. It cannot be undone, so the person has to tick a box. */
export function TakeOver({ order, isFollowed, isAsked, onClose }: AskedTakeOverProps) {
  const t = useText('copyTrading');
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
    if (isAsked) onClose();
  };
  return (
    <>
      <span>
        <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          {t('hold.action')}
        </Button>
      </span>
      {isOpen || isAsked ? <TakeOverSheet order={order} isFollowed={isFollowed} onClose={close} /> : undefined}
    </>
  );
}

function TakeOverSheet({ order, isFollowed, onClose }: TakeOverProps & { readonly onClose: () => void }) {
  const t = useText('copyTrading');
  const requests = useText('requests');
  const takeOver = useMakeOwn();
  const [isTicked, setIsTicked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AppError>();
  const isHere = useIsHere();
  const isSilent = useIsSilent(isBusy ? order.id : undefined);
  const send = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(undefined);
    const failed = await takeOver(order.id);
    setIsBusy(false);
    setFailure(failed);
    // Without the sheet that asked nothing would tell it.
    if (failed !== undefined && !isHere.current && !leadsAway(failed)) notify.failure(failed, false);
    if (failed !== undefined) return;
    onClose();
    notify.success(t('hold.done', { pair: order.symbol }));
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('hold.title', { pair: order.symbol })}
      footer={
        <div className={styles['pair']}>
          <Button variant="secondary" data-autofocus="" onClick={onClose}>
            {t('hold.back')}
          </Button>
          <Button disabled={!isTicked} isBusy={isBusy} onClick={() => void send()}>
            {t('hold.confirm')}
          </Button>
        </div>
      }
    >
      <p>{t('hold.text')}</p>
      {isFollowed === undefined ? undefined : <p>{t(isFollowed ? 'hold.following' : 'hold.former')}</p>}
      {isSilent ? <p role="alert">{requests('outcome.checking')}</p> : undefined}
      {failure === undefined ? undefined : (
        <div role="alert">
          <FailureText error={failure} />
        </div>
      )}
      <TickBox label={t('hold.understood')} isTicked={isTicked} onTick={setIsTicked} />
    </Sheet>
  );
}
