import { stopLevels } from '../../../../../core/domain/orders/contract-levels.ts';
import { inOneLine } from '../../../../../core/i18n/texts/one-line.ts';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { isPositive } from '../../../../../core/money/fixed-point.ts';
import { Button } from '../../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../../core/ui/money/money-mark.ts';
import { PriceText } from '../../../../../core/ui/money/money-text.tsx';
import { Sheet } from '../../../../../core/ui/sheets/sheet.tsx';
import { FactList } from '../../../mode/parts/fact-list.tsx';
import { useContractErrorText } from '../use-contract-error-text.ts';
import styles from '../../../ticket/parts/confirm-sheet.module.css';
import { openingKeys } from '../../model/contract-key.ts';
import type { ContractContext } from '../../model/contract-ticket.ts';
import own from '../contract.module.css';
import { LiquidationText } from '../liquidation-text.tsx';
import { StopLevelField } from '../stop-level-field.tsx';
import type { ContractFormState } from './contract-form-state.ts';

export interface TicketStopsSheetProps {
  readonly isOpen: boolean;
  readonly form: ContractFormState;
  readonly context: ContractContext;
  /** Reviews the order; undefined while it cannot. */
  readonly onSubmit: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Both levels of the order in the ticket; what is typed stands in the ticket at once. */
export function TicketStopsSheet({ isOpen, form, context, onSubmit, onClose }: TicketStopsSheetProps) {
  const t = useText('contracts');
  const { languageTag } = useFormat();
  const mark = useMoneyMark();
  const { draft, summary, act } = form;
  const { instrument, last } = context;
  const errorText = useContractErrorText();
  const isSized = summary.lots !== undefined && isPositive(summary.lots);
  const reason = isSized ? undefined : (errorText(form.errorOf('size')) ?? t('lines.noSize'));
  const position = last === undefined ? undefined : { direction: draft.direction, lastPrice: last };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('stops.title')}
      footer={
        <div className={styles['choices']}>
          <Button variant="secondary" onClick={onClose}>
            {t('stops.finish')}
          </Button>
          <Button
            variant={draft.direction === 'long' ? 'up' : 'down'}
            disabled={onSubmit === undefined}
            onClick={() => {
              onClose();
              onSubmit?.();
            }}
          >
            {t(openingKeys[mark][draft.direction], { base: instrument.base.name })}
          </Button>
        </div>
      }
    >
      <FactList
        facts={[
          { id: 'mark', label: t('position.mark'), value: <PriceText value={last} step={instrument.priceStep} /> },
          {
            id: 'liquidation',
            label: t('position.liquidation'),
            value: (
              <LiquidationText
                value={summary.liquidation}
                step={instrument.priceStep}
                unknown={summary.isOutOfReach ? undefined : (reason ?? t('lines.noSize'))}
              />
            ),
          },
        ]}
      />
      {stopLevels.map((level) => (
        <StopLevelField
          key={level}
          level={level}
          position={position}
          priceStep={instrument.priceStep}
          quote={instrument.quote.name}
          reading={summary.stops}
          reason={reason}
          text={draft.stopTexts[level]}
          onText={(text) => act({ type: 'stops', texts: { ...draft.stopTexts, [level]: text } })}
        />
      ))}
      <p className={own['note']}>{inOneLine(languageTag, [t('stops.alone'), t('stops.afterOrder')])}</p>
    </Sheet>
  );
}
