import { useId, type ReactNode } from 'react';
import type { ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { netProfit } from '../model/contract-position.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import { isOrderable, oppositeOf } from '../model/reversal.ts';
import { FactList } from '../../mode/parts/fact-list.tsx';
import styles from '../../orders/parts/orders.module.css';
import own from './contract.module.css';
import { DirectionWord } from './direction-word.tsx';

export interface CloseSheetProps {
  /** Undefined while the sheet is closed. */
  readonly position: ContractOrder | undefined;
  readonly priceStep: Price | undefined;
  readonly counting: ContractCounting;
  readonly onConfirm: () => void;
  /** Why nothing can be sent now. */
  readonly noWay?: string | undefined;
  /** When its market opens again, in a market that is closed. */
  readonly closedNote?: ReactNode;
  readonly isMarketClosed?: boolean;
  /** Absent without a ticket for the opposite order, or while no order may be placed. */
  readonly onReverse?: (() => void) | undefined;
  /** The note beside a result that is not of real money. */
  readonly note?: ReactNode;
  readonly onCancel: () => void;
}

/** Asks once before one position is closed, and shows the expected result. */
export function CloseSheet({ position, priceStep, counting, onConfirm, onReverse, note, ...props }: CloseSheetProps) {
  const { isMarketClosed = false, closedNote, noWay, onCancel } = props;
  const t = useText('contracts');
  const isSimulated = useMoneyMark() === 'simulated';
  const noWayId = useId();
  if (position === undefined) return undefined;
  const { base, quote } = currenciesOf(position.symbol);
  const net = netProfit(position, counting.profit);
  return (
    <Sheet
      isOpen
      onClose={onCancel}
      title={t('close.title')}
      footer={
        <>
          {noWay === undefined ? undefined : (
            <p id={noWayId} className={own['noWay']} role="status">
              {noWay}
            </p>
          )}
          <div className={styles['choices']}>
            <Button variant="secondary" data-autofocus="" onClick={onCancel}>
              {t('close.keep')}
            </Button>
            <Button variant="danger" disabled={noWay !== undefined} aria-describedby={noWayId} onClick={onConfirm}>
              {t(isSimulated ? 'close.confirmPractice' : 'close.confirm')}
            </Button>
          </div>
        </>
      }
    >
      {isMarketClosed ? (
        <p className={own['warn']} role="note">
          {t('close.marketClosed')}
        </p>
      ) : undefined}
      {closedNote}
      <p className={own['note']}>{t('close.text')}</p>
      <FactList
        facts={[
          {
            id: 'position',
            label: position.symbol,
            value: (
              <>
                <DirectionWord direction={position.direction} /> <MoneyText value={position.size} currency={base} />
              </>
            ),
          },
          {
            id: 'entry',
            label: t('position.entry'),
            value: <PriceText value={position.openPrice} step={priceStep} />,
          },
          { id: 'mark', label: t('position.mark'), value: <PriceText value={position.lastPrice} step={priceStep} /> },
          {
            id: 'net',
            label: t('close.estimate'),
            value: <ResultMoney value={net} currency={quote} />,
          },
        ]}
      />
      {note}
      {onReverse === undefined || noWay !== undefined ? undefined : (
        <Reverse position={position} onReverse={onReverse} />
      )}
    </Sheet>
  );
}

function Reverse({ position, onReverse }: { readonly position: ContractOrder; readonly onReverse: () => void }) {
  const t = useText('contracts');
  const isSimulated = useMoneyMark() === 'simulated';
  if (!isOrderable(position)) return <p className={own['about']}>{t('reverse.part')}</p>;
  const opposite = { direction: t(`direction.${oppositeOf(position.direction)}`) };
  return (
    <>
      <p className={own['about']}>{t('reverse.text')}</p>
      <Button variant="danger" isWide onClick={onReverse}>
        {t(isSimulated ? 'reverse.buttonPractice' : 'reverse.button', opposite)}
      </Button>
    </>
  );
}
