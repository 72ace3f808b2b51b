import type { ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { DecimalField } from '../../../../core/ui/fields/decimal-field.tsx';
import { FieldTerm } from '../../../shared/glossary/parts/term.tsx';
import type { OrderType } from '../../orders/model/ticket.ts';

export type PriceAction =
  | { readonly type: 'price-text'; readonly text: string }
  | { readonly type: 'price-step'; readonly direction: 1 | -1 };

export interface PriceFieldProps {
  readonly draft: { readonly orderType: OrderType; readonly priceText: string };
  readonly act: (action: PriceAction) => void;
  readonly quote: string;
  /** In the person's words. */
  readonly error: string | undefined;
  /** At the end of the line of the label. */
  readonly aside?: ReactNode;
}

/** The limit; a market order has no price to enter. */
export function PriceField({ draft, act, quote, error, aside }: PriceFieldProps) {
  const t = useText('trading');
  if (draft.orderType === 'market') return undefined;
  const label = `${t('ticket.price')} (${quote})`;
  return (
    <div>
      <DecimalField
        label={label}
        name="price"
        help={
          <>
            <FieldTerm ids={['limit', 'market']} label={label} />
            {aside}
          </>
        }
        value={draft.priceText}
        onChange={(text) => act({ type: 'price-text', text })}
        onStep={(direction) => act({ type: 'price-step', direction })}
        stepLabels={{ up: t('ticket.priceUp'), down: t('ticket.priceDown') }}
        error={error}
      />
    </div>
  );
}
