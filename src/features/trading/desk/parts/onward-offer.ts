import { flushSync } from 'react-dom';
import { leaveFullScreen } from '../../chart/parts/full-screen.tsx';
import type { PriceOffer } from '../../chart/parts/offer/price-offer.ts';

/**
 * Beside its chart the ticket takes the keys when a price of the chart has filled it: the button that was pressed is gone, and a digit
 * would change the period of the chart. A level of the ticket leaves its size as it is.
 */
export const onwardOffer = (offer: PriceOffer): PriceOffer => ({
  ...offer,
  take: (choice, price) => {
    // At once: a ticket behind the chart takes no focus.
    flushSync(leaveFullScreen);
    offer.take(choice, price);
    if (choice === 'takeProfit' || choice === 'stopLoss') return;
    document.querySelector<HTMLInputElement>('main input[name="size"]')?.focus({ preventScroll: true });
  },
});
