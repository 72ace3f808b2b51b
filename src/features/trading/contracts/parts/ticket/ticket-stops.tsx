import { useText } from '../../../../../core/i18n/use-text.ts';
import { stopLevels } from '../../model/stops.ts';
import type { ContractContext } from '../../model/contract-ticket.ts';
import type { ContractFormState } from './contract-form-state.ts';
import own from '../contract.module.css';
import { StopLevelField } from '../stop-level-field.tsx';

export interface TicketStopsProps {
  readonly form: ContractFormState;
  readonly context: ContractContext;
}

/** Levels that are set once the order has opened. A limit order cannot have any while it waits; the part says so. */
export function TicketStops({ form, context }: TicketStopsProps) {
  const t = useText('contracts');
  const { draft, summary, act } = form;
  const { instrument, last } = context;
  const position = last === undefined ? undefined : { direction: draft.direction, lastPrice: last };
  return (
    <div className={own['stops']}>
      <label className={own['stopsSwitch']}>
        <input
          type="checkbox"
          checked={draft.hasStops}
          onChange={(event) => act({ type: 'stops', hasStops: event.target.checked })}
        />
        {t('stops.title')}
      </label>
      {draft.hasStops && draft.orderType === 'limit' ? (
        <p className={own['note']}>{t('stops.notWaiting')}</p>
      ) : undefined}
      {draft.hasStops && draft.orderType === 'market' ? (
        <>
          {stopLevels.map((level) => (
            <StopLevelField
              key={level}
              level={level}
              position={position}
              priceStep={instrument.priceStep}
              quote={instrument.quote.name}
              reading={summary.stops}
              isAsked={form.errorOf(level) !== undefined}
              text={draft.stopTexts[level]}
              onText={(text) => act({ type: 'stop-text', level, text })}
            />
          ))}
          <p className={own['note']}>{t('stops.afterOrder')}</p>
        </>
      ) : undefined}
    </div>
  );
}
