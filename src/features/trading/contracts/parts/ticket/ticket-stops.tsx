import { IconChevronDown } from '../../../../../core/ui/icons/chevron-down.gen.tsx';
import { useState } from 'react';
import { stopLevels } from '../../../../../core/domain/orders/contract-levels.ts';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { whenWanted } from '../../../../../core/ui/when-wanted.tsx';
import type { ContractContext } from '../../model/contract-ticket.ts';
import own from '../contract.module.css';
import { useContractErrorText } from '../use-contract-error-text.ts';
import type { ContractFormState } from './contract-form-state.ts';
import type { TicketStopsSheetProps } from './ticket-stops-sheet.tsx';

const TicketStopsSheet = whenWanted<TicketStopsSheetProps>({
  load: async () => (await import('./ticket-stops-sheet.tsx')).TicketStopsSheet,
  isWanted: ({ isOpen }) => isOpen,
});

export interface TicketStopsProps {
  readonly form: ContractFormState;
  readonly context: ContractContext;
  /** Reviews the order, as the button of the ticket does; undefined while it cannot. */
  readonly onSubmit: (() => void) | undefined;
}

/** The levels of an order in one row, which opens their sheet. A limit order cannot have any while it waits. */
export function TicketStops({ form, context, onSubmit }: TicketStopsProps) {
  const t = useText('contracts');
  const errorText = useContractErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const stated = useStated(form);
  const wrong = stopLevels.map((level) => errorText(form.errorOf(level))).find((text) => text !== undefined);
  const isWaiting = form.draft.orderType === 'limit';
  return (
    <div>
      <button
        type="button"
        className={own['stopsRow']}
        aria-haspopup="dialog"
        disabled={isWaiting}
        onClick={() => setIsOpen(true)}
      >
        <span className={own['stopsName']}>{t('stops.row')}</span>
        <span className={own['stopsValue']}>{isWaiting ? t('stops.notWaiting') : stated}</span>
        {isWaiting ? undefined : <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />}
      </button>
      {wrong === undefined || isWaiting ? undefined : (
        <p className={own['warn']} role="alert">
          {wrong}
        </p>
      )}
      <TicketStopsSheet {...{ form, context, isOpen, onSubmit }} onClose={() => setIsOpen(false)} />
    </div>
  );
}

/** "66,000 / none": both levels, or the one word that there are none. */
function useStated({ draft, summary }: ContractFormState): string {
  const t = useText('contracts');
  const format = useFormat();
  if (stopLevels.every((level) => draft.stopTexts[level].trim() === '')) return t('position.notSet');
  const stated = stopLevels.map((level) => {
    const price = summary.stops?.[level];
    return price === undefined ? t('position.notSet') : format.price(price).full;
  });
  return stated.join(' / ');
}
