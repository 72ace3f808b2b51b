import { useState } from 'react';
import type { ContractOrder } from '../../../../core/domain/contract-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { DecimalField } from '../../../../core/ui/decimal-field.tsx';
import { MoneyText, PriceText } from '../../../../core/ui/money-text.tsx';
import { Sheet } from '../../../../core/ui/sheet.tsx';
import { currenciesOf } from '../../model/receipt.ts';
import { shortened } from '../../model/shown-amount.ts';
import { presetPrice, readStops, stopPresets, type StopLevel, type StopsReading } from '../../model/stops.ts';
import { FactList } from '../fact-list.tsx';
import styles from '../orders/orders.module.css';
import own from './contract.module.css';

export interface StopsSheetProps {
  /** As it is now; undefined while nothing is asked. */
  readonly position: ContractOrder | undefined;
  readonly liquidation: Price | undefined;
  readonly priceStep: Price | undefined;
  readonly isSaving: boolean;
  /** Why the server did not take them. */
  readonly failure: string | undefined;
  readonly onSave: (levels: { readonly takeProfit: Price; readonly stopLoss: Price }) => void;
  readonly onClose: () => void;
}

/** Both levels of a position: the protocol takes both or none. */
export function StopsSheet({ position, ...props }: StopsSheetProps) {
  return position === undefined ? undefined : <OpenStops key={position.id} {...props} position={position} />;
}

interface OpenStopsProps extends StopsSheetProps {
  readonly position: ContractOrder;
}

function OpenStops({ position, liquidation, priceStep, isSaving, failure, onSave, onClose }: OpenStopsProps) {
  const t = useText('contract');
  const { languageTag } = useFormat();
  const written = (price: Price | undefined): string => (price === undefined ? '' : formatForInput(price, languageTag));
  const [texts, setTexts] = useState({
    takeProfit: written(position.takeProfit),
    stopLoss: written(position.stopLoss),
  });
  const [isAsked, setIsAsked] = useState(false);
  const reading = readStops({ position, texts, liquidation, step: priceStep, languageTag });
  const save = (): void => {
    setIsAsked(true);
    const { takeProfit, stopLoss, canSend } = reading;
    if (canSend && takeProfit !== undefined && stopLoss !== undefined) onSave({ takeProfit, stopLoss });
  };
  const type = (level: StopLevel, text: string): void => setTexts((present) => ({ ...present, [level]: text }));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('stops.title')}
      footer={
        <div className={styles['choices']}>
          <Button variant="secondary" onClick={onClose}>
            {t('stops.cancel')}
          </Button>
          <Button isBusy={isSaving} onClick={save}>
            {t('stops.save')}
          </Button>
        </div>
      }
    >
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
            value: <PriceText value={liquidation} step={priceStep} reason={t('lines.noLiquidation')} />,
          },
        ]}
      />
      <p className={own['note']}>{t('stops.both')}</p>
      {(['takeProfit', 'stopLoss'] as const).map((level) => (
        <Level
          key={level}
          level={level}
          {...{ position, priceStep, reading, isAsked }}
          text={texts[level]}
          onText={(text) => type(level, text)}
        />
      ))}
      {failure === undefined ? undefined : (
        <p className={own['warn']} role="alert">
          {t('position.stopsFailed', { reason: failure })}
        </p>
      )}
    </Sheet>
  );
}

interface LevelProps {
  readonly level: StopLevel;
  readonly position: ContractOrder;
  readonly priceStep: Price | undefined;
  readonly reading: StopsReading;
  readonly isAsked: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function Level({ level, position, priceStep, reading, isAsked, text, onText }: LevelProps) {
  const t = useText('contract');
  const format = useFormat();
  const { quote } = currenciesOf(position.symbol);
  const problem = useProblemText(level, reading, { step: priceStep, isAsked: isAsked || text.trim() !== '' });
  const net = reading.nets[level];
  return (
    <div className={own['level2']}>
      <DecimalField
        label={`${t(`stops.${level}`)} (${quote})`}
        name={level}
        value={text}
        onChange={onText}
        error={problem?.isWarning === false ? problem.text : undefined}
        hint={problem?.isWarning === true ? problem.text : undefined}
      />
      <div className={own['presets']} role="group" aria-label={t('stops.presets')}>
        {stopPresets[level].map((percent) => (
          <button
            key={percent}
            type="button"
            className={own['preset']}
            onClick={() =>
              onText(formatForInput(presetPrice(level, position, { percent, step: priceStep }), format.languageTag))
            }
          >
            {format.share(percent)}
          </button>
        ))}
      </div>
      {net === undefined ? undefined : (
        <p className={own['note']}>
          {t('stops.wouldLeave')} <MoneyText value={shortened(net)} currency={quote} />
        </p>
      )}
    </div>
  );
}

function useProblemText(
  level: StopLevel,
  { problems, offStep }: StopsReading,
  { step, isAsked }: { readonly step: Price | undefined; readonly isAsked: boolean },
): { readonly text: string; readonly isWarning: boolean } | undefined {
  const t = useText('contract');
  const format = useFormat();
  const problem = problems[level];
  if (problem !== undefined && !problem.isWarning) {
    const limit = problem.limit === undefined ? '' : format.price(problem.limit).full;
    return isAsked ? { text: t(`stops.problem.${problem.key}`, { limit }), isWarning: false } : undefined;
  }
  if (offStep[level] && step !== undefined)
    return { text: t('error.priceStep', { step: format.amount(step) }), isWarning: false };
  if (problem === undefined) return undefined;
  const limit = problem.limit === undefined ? '' : format.price(problem.limit).full;
  return { text: t(`stops.problem.${problem.key}`, { limit }), isWarning: true };
}
