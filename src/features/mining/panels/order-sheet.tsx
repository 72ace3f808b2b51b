import type { MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { HoldToConfirm } from '../../shared/request-form/parts/hold-to-confirm.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { exitOf, formulaOf } from '../model/mining-plan.ts';
import { ExitFacts } from '../parts/exit-facts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { TakeInterest } from './take-interest.tsx';

export interface OrderSheetProps {
  readonly order: MiningOrder;
  /** Undefined while another redemption is on its way. */
  readonly onRedeem: (() => void) | undefined;
  readonly onClose: () => void;
}

/** One order, with the cost of leaving now, or the paid cost. */
export function OrderSheet({ order, onRedeem, onClose }: OrderSheetProps) {
  const t = useText('mining');
  const now = useServerNow();
  const isRunning = order.status === 'running';
  const footer =
    isRunning && onRedeem !== undefined ? (
      <Button variant="secondary" isWide onClick={onRedeem}>
        {t('redeem')}
      </Button>
    ) : undefined;
  return (
    <Sheet isOpen onClose={onClose} title={`${order.currencyName} · ${t('order', { id: order.id })}`} footer={footer}>
      <div className={styles['ends']}>
        <OrderFacts order={order} now={now} />
        <TakeInterest order={order} />
        {isRunning || order.isEarly === true ? (
          <>
            <h3>{isRunning ? t('exitNow') : t('exitThen')}</h3>
            <ExitFacts
              currency={order.currencyName}
              amount={order.amount}
              exit={exitOf(order)}
              formula={isRunning ? formulaOf(order) : undefined}
            />
          </>
        ) : undefined}
      </div>
    </Sheet>
  );
}

export interface RedeemSheetProps {
  /** The order as it was when the sheet opened. */
  readonly order: MiningOrder;
  /** Shows what leaving means by now; undefined while that is the same. */
  readonly onLookAgain: (() => void) | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/**
 * It cannot be taken back: the focus starts on the way out, and the button is held. No figure changes under the finger:
 * where another one holds by now, the sheet says so, and nothing is sent before that one was seen.
 */
export function RedeemSheet({ order, onLookAgain, onCancel, onConfirm }: RedeemSheetProps) {
  const t = useText('mining');
  return (
    <Sheet
      isOpen
      onClose={onCancel}
      title={t('redeem')}
      footer={
        <div className={styles['ends']}>
          <Button variant="secondary" isWide data-autofocus="" onClick={onCancel}>
            {t('keep')}
          </Button>
          {onLookAgain === undefined ? (
            <HoldToConfirm label={t('redeem')} isBusy={false} onConfirm={onConfirm} />
          ) : (
            <Button isWide onClick={onLookAgain}>
              {t('look')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles['ends']}>
        {onLookAgain === undefined ? undefined : <Notice tone="caution" title={t('moved')} />}
        <ExitFacts
          currency={order.currencyName}
          amount={order.amount}
          exit={exitOf(order)}
          formula={formulaOf(order)}
        />
        <p className={styles['note']}>{t('lost')}</p>
      </div>
    </Sheet>
  );
}
