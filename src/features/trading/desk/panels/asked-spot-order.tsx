import { useAccount } from '../../../../core/account/use-account.ts';
import { useAskedOrder } from '../../../../core/navigation/asked-order.ts';
import type { DeskFill } from '../../ticket/parts/desk.ts';

export interface AskedSpotOrderProps {
  readonly symbol: string;
  readonly fill: DeskFill;
}

/** Fills the ticket with an order that was written in one line, and draws nothing. */
export function AskedSpotOrder({ symbol, fill }: AskedSpotOrderProps) {
  useAskedOrder({ account: useAccount().id, symbol }, ({ side, sizeText, unit }) => {
    fill.cancel();
    fill.act({ type: 'side', side });
    fill.act({ type: 'order-type', orderType: 'market' });
    // What was typed before is not to be turned into the other unit.
    fill.act({ type: 'size-text', text: '' });
    fill.act({ type: 'size-unit', unit });
    fill.act({ type: 'size-text', text: sizeText });
  });
  return undefined;
}
