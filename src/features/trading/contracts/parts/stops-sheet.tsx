import { useState } from 'react';
import type { ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount, Price } from '../../../../core/money/amount.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { PriceText } from '../../../../core/ui/money/money-text.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { netAtPrice } from '../model/contract-position.ts';
import { currenciesOf } from '../../orders/model/placed-order-figures.ts';
import {
  isSameLevel,
  stopLevels,
  type StopLevel,
  type StopPrices,
} from '../../../../core/domain/orders/contract-levels.ts';
import { missingKey, type MissedStops } from '../model/stops-after.ts';
import { marketGround, readStops } from '../model/stops.ts';
import { FactList } from '../../mode/parts/fact-list.tsx';
import styles from '../../orders/parts/orders.module.css';
import own from './contract.module.css';
import { noLiquidationKey } from '../model/contract-key.ts';
import { LiquidationText } from './liquidation-text.tsx';
import { PositionName } from './position-name.tsx';
import { StopLevelField } from './stop-level-field.tsx';

export interface StopsSheetProps {
  /** The current position; undefined while the sheet is closed. */
  readonly position: ContractOrder | undefined;
  readonly liquidation: Price | undefined;
  /** No price leads to it. */
  readonly isOutOfReach: boolean;
  readonly counting: ContractCounting;
  readonly priceStep: Price | undefined;
  /** What was asked for with its order and is not set: it stands in the fields, to be set again. */
  readonly missed?: MissedStops | undefined;
  readonly isSaving: boolean;
  /** Why the server did not take them. */
  readonly failure: string | undefined;
  readonly onSave: (levels: StopPrices) => void;
  readonly onClose: () => void;
}

/** The levels of a position: either, both or none. */
export function StopsSheet({ position, ...props }: StopsSheetProps) {
  return position === undefined ? undefined : <OpenStops key={position.id} {...props} position={position} />;
}

interface OpenStopsProps extends StopsSheetProps {
  readonly position: ContractOrder;
}

function OpenStops({ position, liquidation, priceStep, missed, isSaving, failure, ...props }: OpenStopsProps) {
  const { onSave, onClose } = props;
  const t = useText('contracts');
  const { languageTag } = useFormat();
  const written = (price: Price | undefined): string => (price === undefined ? '' : formatForInput(price, languageTag));
  const [texts, setTexts] = useState({
    takeProfit: written(position.takeProfit ?? missed?.stops?.takeProfit),
    stopLoss: written(position.stopLoss ?? missed?.stops?.stopLoss),
  });
  const netAt = (price: Price): Amount | undefined => netAtPrice(position, price, props.counting.profit);
  const reading = readStops({ position, netAt, texts, liquidation, step: priceStep, languageTag });
  const save = (): void => {
    const { takeProfit, stopLoss, canSend } = reading;
    if (!canSend) return;
    if (stopLevels.every((level) => isSameLevel(reading[level], position[level]))) onClose();
    else onSave({ takeProfit, stopLoss });
  };
  const type = (level: StopLevel, text: string): void => setTexts((present) => ({ ...present, [level]: text }));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('stops.title')}
      footer={
        <div className={styles['choices']}>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {t('stops.cancel')}
          </Button>
          <Button isBusy={isSaving} onClick={save}>
            {t('stops.save')}
          </Button>
        </div>
      }
    >
      <PositionName position={position} />
      {missed === undefined ? undefined : <p className={own['warn']}>{t(missingKey(missed.missing))}</p>}
      <FactList
        facts={[
          {
            id: 'entry',
            label: t('position.entry'),
            value: <PriceText value={position.openPrice} step={priceStep} />,
          },
          { id: 'mark', label: t('position.mark'), value: <PriceText value={position.lastPrice} step={priceStep} /> },
          {
            id: 'liquidation',
            label: t('position.liquidation'),
            value: (
              <LiquidationText
                value={liquidation}
                step={priceStep}
                unknown={props.isOutOfReach ? undefined : t(noLiquidationKey(props.counting))}
              />
            ),
          },
        ]}
      />
      {stopLevels.map((level) => (
        <StopLevelField
          key={level}
          level={level}
          {...{ priceStep, reading }}
          position={marketGround(position)}
          quote={currenciesOf(position.symbol).quote}
          text={texts[level]}
          onText={(text) => type(level, text)}
        />
      ))}
      <p className={own['note']}>{t('stops.alone')}</p>
      {failure === undefined ? undefined : (
        <p className={own['warn']} role="alert">
          {failure}
        </p>
      )}
    </Sheet>
  );
}
