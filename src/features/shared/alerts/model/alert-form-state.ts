import type { AlertSide } from '../../../../core/domain/market/price-alert.ts';
import type { Price } from '../../../../core/money/amount.ts';

/** The contents and the actions of the form of an alert. */
export interface AlertFormState {
  readonly currency: string;
  readonly last: Price | undefined;
  readonly priceText: string;
  readonly side: AlertSide;
  /** In the person's words. */
  readonly error: string | undefined;
  readonly isChange: boolean;
  readonly onText: (text: string) => void;
  readonly onSide: (side: AlertSide) => void;
  readonly onSubmit: () => void;
}
