import type { ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount, Price } from '../../../../core/money/amount.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { PriceText } from '../../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { netAtPrice } from '../model/contract-position.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import { shortened } from '../../orders/model/shown-amount.ts';
import { stopLevels, type StopLevel, type StopPrices } from '../../../../core/domain/orders/contract-levels.ts';
import { judgeStops } from '../model/stops.ts';
import { FactList, type Fact } from '../../mode/parts/fact-list.tsx';
import styles from '../../orders/parts/orders.module.css';
import own from './contract.module.css';
import { noLiquidationKey } from '../model/contract-key.ts';
import { LiquidationText } from './liquidation-text.tsx';
import { PositionName } from './position-name.tsx';
import { useStopProblemText } from './use-stop-problem-text.ts';

/** One level of a position at another price. */
export interface LevelMove {
  /** As it is now. */
  readonly position: Omit<ContractOrder, 'profit'>;
  readonly level: StopLevel;
  readonly price: Price;
  /** The level and its position in words. */
  readonly name: string;
}

export interface MoveLevelSheetProps {
  /** Undefined while the sheet is closed. */
  readonly move: LevelMove | undefined;
  readonly liquidation: Price | undefined;
  /** No price leads to it; that differs from unknown. */
  readonly isOutOfReach: boolean;
  readonly counting: ContractCounting;
  readonly priceStep: Price | undefined;
  readonly isSaving: boolean;
  /** Why the server did not take it. */
  readonly failure: string | undefined;
  readonly onSave: (levels: StopPrices) => void;
  readonly onClose: () => void;
}

/** Asks before a level that was moved on the chart is sent: what it was, what it would be, and what both mean. */
export function MoveLevelSheet({ move, ...props }: MoveLevelSheetProps) {
  return move === undefined ? undefined : <OpenSheet {...props} move={move} />;
}

function OpenSheet({
  move,
  liquidation,
  isOutOfReach,
  counting,
  priceStep,
  ...props
}: MoveLevelSheetProps & { readonly move: LevelMove }) {
  const t = useText('contracts');
  const { position, level } = move;
  const takeProfit = level === 'takeProfit' ? move.price : position.takeProfit;
  const stopLoss = level === 'stopLoss' ? move.price : position.stopLoss;
  const reading = judgeStops({ position, takeProfit, stopLoss, liquidation, step: priceStep });
  const problems = stopLevels.map((one) => ({ level: one, step: priceStep, reading }));
  const isNew = position[level] === undefined;
  const save = (): void => {
    if (reading.canSend) props.onSave({ takeProfit, stopLoss });
  };
  return (
    <Sheet
      isOpen
      onClose={props.onClose}
      title={isNew ? move.name : t(`move.${level}`)}
      footer={
        <div className={styles['choices']}>
          <Button variant="secondary" disabled={props.isSaving} onClick={props.onClose}>
            {t('stops.cancel')}
          </Button>
          <Button isBusy={props.isSaving} disabled={!reading.canSend} data-autofocus="" onClick={save}>
            {t(isNew ? 'stops.save' : 'move.save')}
          </Button>
        </div>
      }
    >
      <PositionName position={position} />
      <FactList facts={useFacts(move, { liquidation, isOutOfReach, counting, priceStep })} />
      {problems.map((problem) => (
        <Problem key={problem.level} {...problem} />
      ))}
      {props.failure === undefined ? undefined : (
        <p className={own['warn']} role="alert">
          {props.failure}
        </p>
      )}
    </Sheet>
  );
}

interface ProblemProps {
  readonly level: StopLevel;
  readonly step: Price | undefined;
  readonly reading: ReturnType<typeof judgeStops>;
}

function Problem({ level, step, reading }: ProblemProps) {
  const problem = useStopProblemText(level, reading, step);
  if (problem === undefined) return undefined;
  return (
    <p className={problem.isWarning ? own['note'] : own['warn']} role={problem.isWarning ? 'note' : 'alert'}>
      {problem.text}
    </p>
  );
}

function useFacts(
  { position, level, price }: LevelMove,
  around: Pick<MoveLevelSheetProps, 'liquidation' | 'isOutOfReach' | 'counting' | 'priceStep'>,
): readonly Fact[] {
  const t = useText('contracts');
  const format = useFormat();
  const { quote } = currenciesOf(position.symbol);
  const { liquidation, priceStep: step } = around;
  const old = position[level];
  const other = level === 'takeProfit' ? 'stopLoss' : 'takeProfit';
  const net = (at: Price | undefined): Amount | undefined => {
    const sum = at === undefined ? undefined : netAtPrice(position, at, around.counting.profit);
    return sum === undefined ? undefined : shortened(sum, quote);
  };
  const stands = (at: Price | undefined) =>
    at === undefined ? t('position.notSet') : `${format.price(at, step).full} ${quote}`;
  return [
    { id: 'old', label: t('move.old'), value: stands(old) },
    // Where no level stands there is no result of it, and none that is unknown.
    ...(old === undefined
      ? []
      : [{ id: 'oldNet', label: t('move.oldNet'), value: <ResultMoney value={net(old)} currency={quote} /> }]),
    { id: 'new', label: t('move.new'), value: <strong>{stands(price)}</strong> },
    {
      id: 'newNet',
      label: t('move.newNet'),
      value: <ResultMoney value={net(price)} currency={quote} />,
    },
    { id: other, label: t(`position.${other}`), value: stands(position[other]) },
    { id: 'mark', label: t('position.mark'), value: <PriceText value={position.lastPrice} step={step} /> },
    {
      id: 'liquidation',
      label: t('position.liquidation'),
      value: (
        <LiquidationText
          value={liquidation}
          step={step}
          unknown={around.isOutOfReach ? undefined : t(noLiquidationKey(around.counting))}
        />
      ),
    },
  ];
}
