import { useEffect, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { restingGapMs, useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { followsMarket } from '../../orders/model/ticket-actions.ts';
import { PriceField } from '../../ticket/parts/price-field.tsx';
import type { Ticket } from '../operations/use-ticket.ts';
import { useTicketErrorText } from '../parts/use-ticket-error-text.ts';

interface LimitFieldProps extends Pick<Ticket, 'form' | 'context' | 'onShown'> {
  readonly aside: ReactNode;
}

/**
 * The limit of the ticket. Until something is entered it shows the market's price, and looks at the market by itself, so
 * that a ticket at rest, and the desk around it, need not. While it has the focus, its number stays.
 */
export function LimitField({ form, context: { instrument }, onShown, aside }: LimitFieldProps) {
  const { draft, act } = form;
  const { languageTag } = useFormat();
  const errorText = useTicketErrorText();
  const isFollowing = followsMarket(draft);
  const last = useQuote(isFollowing ? instrument.symbol : undefined, restingGapMs)?.price;
  const [seen, setSeen] = useState(last);
  if (seen !== last && !(isFollowing && document.querySelector('[name=price]:focus') !== null)) setSeen(last);
  useEffect(() => {
    onShown(seen);
    return () => onShown(undefined);
  }, [onShown, seen]);
  return (
    <PriceField
      draft={isFollowing && seen !== undefined ? { ...draft, priceText: formatForInput(seen, languageTag) } : draft}
      act={act}
      quote={instrument.quote.name}
      error={errorText(form.errorOf('price'))}
      aside={aside}
    />
  );
}
